/// The parts in which two lines differ, by characters as people see them.
struct IntralineDiff {
    /// The parts of the expected line.
    let expected: [DiffPart]
    /// The parts of the line that was written.
    let written: [DiffPart]

    /// Above so many bytes only what both ends have in common is looked at.
    private static let byteLimit = 4_000

    /// Compares two lines that differ.
    init(expected: String, written: String) {
        guard max(expected.utf8.count, written.utf8.count) <= IntralineDiff.byteLimit else {
            (self.expected, self.written) = IntralineDiff.ends(expected, written)
            return
        }
        // Characters are equal by canonical equivalence; their bytes tell two forms apart.
        let left = Array(expected)
        let right = Array(written)
        var numbers: [[UInt8]: Int32] = [:]
        func number(_ character: Character) -> Int32 {
            let next = Int32(numbers.count)
            let key = Array(character.utf8)
            if let known = numbers[key] { return known }
            numbers[key] = next
            return next
        }
        let leftNumbers = left.map(number)
        let rightNumbers = right.map(number)
        let diff = SequenceDiff(leftNumbers[...], rightNumbers[...], classCount: numbers.count)
        var islands = Islands(leftChanged: diff.leftChanged, rightChanged: diff.rightChanged)
        islands.sink()
        self.expected = IntralineDiff.parts(of: left, changed: islands.leftChanged)
        self.written = IntralineDiff.parts(of: right, changed: islands.rightChanged)
    }

    private static func parts(of characters: [Character], changed: [Bool]) -> [DiffPart] {
        var parts: [DiffPart] = []
        var start = 0
        while start < characters.count {
            let end = changed[start...].firstIndex { $0 != changed[start] } ?? characters.count
            parts.append(DiffPart(changed[start] ? .differing : .same, String(characters[start..<end])))
            start = end
        }
        return parts
    }

    /// Returns parts where only the common beginning and the common end are the same, cut between scalars.
    private static func ends(_ expected: String, _ written: String) -> ([DiffPart], [DiffPart]) {
        let left = Array(expected.utf8)
        let right = Array(written.utf8)
        let shorter = min(left.count, right.count)
        var prefix = 0
        while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
        while prefix > 0, isInside(left, prefix) || isInside(right, prefix) { prefix -= 1 }
        var suffix = 0
        while suffix < shorter - prefix, left[left.count - 1 - suffix] == right[right.count - 1 - suffix] {
            suffix += 1
        }
        while suffix > 0, isInside(left, left.count - suffix) || isInside(right, right.count - suffix) {
            suffix -= 1
        }
        func parts(_ bytes: [UInt8]) -> [DiffPart] {
            let pieces: [(DiffPart.Kind, ArraySlice<UInt8>)] = [
                (.same, bytes.prefix(prefix)), (.differing, bytes[prefix..<(bytes.count - suffix)]),
                (.same, bytes.suffix(suffix)),
            ]
            return pieces.filter { !$0.1.isEmpty }.map {
                DiffPart($0.0, String(decoding: $0.1, as: UTF8.self))
            }
        }
        return (parts(left), parts(right))
    }

    private static func isInside(_ bytes: [UInt8], _ place: Int) -> Bool {
        place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
}

/// Characters that two lines have in common between differences: too small ones only make a diff hard to read.
private struct Islands {
    var leftChanged: [Bool]
    var rightChanged: [Bool]

    /// Takes a common run for differing where it is shorter than the differences on both sides of it.
    mutating func sink() {
        var left = 0
        var right = 0
        var before = 0
        while left < leftChanged.count || right < rightChanged.count {
            var size = 0
            while left < leftChanged.count, leftChanged[left] {
                left += 1
                size += 1
            }
            while right < rightChanged.count, rightChanged[right] {
                right += 1
                size += 1
            }
            let start = (left, right)
            while left < leftChanged.count, right < rightChanged.count, !leftChanged[left],
                !rightChanged[right]
            {
                left += 1
                right += 1
            }
            let common = left - start.0
            let after = sizeOfChange(left, right)
            if common < 3, common * 2 < min(before + size, after) {
                for place in start.0..<left { leftChanged[place] = true }
                for place in start.1..<right { rightChanged[place] = true }
                before += size + common * 2
            } else {
                before = 0
            }
        }
    }

    private func sizeOfChange(_ left: Int, _ right: Int) -> Int {
        leftChanged[left...].prefix { $0 }.count + rightChanged[right...].prefix { $0 }.count
    }
}

extension [DiffPart] {
    /// Returns the parts of a line of at most about `limit` scalars: far from differences it is cut.
    func cut(to limit: Int) -> [DiffPart] {
        guard limit < Int.max, reduce(0, { $0 + $1.text.utf8.count }) > limit,
            reduce(0, { $0 + $1.text.unicodeScalars.count }) > limit
        else { return self }
        let margin = Swift.max(10, limit / 5)
        guard contains(where: { $0.kind == .differing }) else {
            return flatMap { $0.keeping(first: limit, last: 0) }
        }
        return enumerated().flatMap { index, part in
            switch part.kind {
            case .differing: part.keeping(first: limit / 2, last: margin)
            case .same: part.keeping(first: index == 0 ? 0 : margin, last: index == count - 1 ? 0 : margin)
            case .cut: [part]
            }
        }
    }
}

extension DiffPart {
    /// Returns the first and last scalars of the part with a mark in between, or the part itself if it is not longer.
    fileprivate func keeping(first: Int, last: Int) -> [DiffPart] {
        let scalars = text.unicodeScalars
        guard scalars.count > first + last + 1 else { return [self] }
        let head = DiffPart(kind, String(scalars.prefix(first)))
        let tail = DiffPart(kind, String(scalars.suffix(last)))
        return [head, DiffPart(.cut, "…"), tail].filter { !$0.text.isEmpty }
    }
}
