/// A number for every line of two logs, equal exactly where the bytes are equal.
///
/// Comparing logs then compares integers. Lines are found by a hash with a seed of this process, so that no solution can
/// write a log that makes the table slow.
struct LineClasses {
    /// The number of each expected literal.
    private(set) var expected: [Int32]
    /// The number of each line that was written.
    private(set) var actual: [Int32]
    /// How many numbers there are.
    private(set) var count: Int

    /// Numbers the lines of both logs.
    init(expected: LineTable, actual: LineTable) {
        (self.expected, self.actual, count) = expected.withLines { wanted in
            actual.withLines { written in
                var numbering = LineNumbering(capacity: wanted.count)
                let expected = LineClasses.numbers(of: wanted, &numbering)
                let actual = LineClasses.numbers(of: written, likely: wanted, expected, &numbering)
                return (expected, actual, numbering.count)
            }
        }
    }

    private static func numbers(of lines: PinnedLines, _ numbering: inout LineNumbering) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: lines.count) { numbers, count in
            for line in 0..<lines.count { numbers[line] = numbering.number(of: lines.line(line), at: line) }
            count = lines.count
        }
    }

    /// Numbers lines that mostly are the expected ones in their order: these need no look-up.
    private static func numbers(
        of lines: PinnedLines, likely wanted: PinnedLines, _ expected: [Int32],
        _ numbering: inout LineNumbering
    ) -> [Int32] {
        let known = numbering.count
        return [Int32](unsafeUninitializedCapacity: lines.count) { numbers, count in
            var guess = 0
            for line in 0..<lines.count {
                let text = lines.line(line)
                if guess < wanted.count, text.isSame(as: wanted.line(guess)) {
                    numbers[line] = expected[guess]
                } else {
                    let number = numbering.number(of: text, at: 0)
                    numbers[line] = number
                    // After an inserted or removed line the two run along each other again.
                    if number < known { guess = numbering.place(of: number) }
                }
                guess += 1
            }
            count = lines.count
        }
    }
}

/// A line's bytes, valid as long as the tables that it was taken from.
private struct LineBytes {
    let start: UnsafePointer<UInt8>
    let count: Int

    /// Tells whether two lines have the same bytes.
    @inline(__always)
    func isSame(as other: LineBytes) -> Bool {
        guard count == other.count else { return false }
        let left = UnsafeRawPointer(start)
        let right = UnsafeRawPointer(other.start)
        var offset = 0
        while offset + 8 <= count {
            guard
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < count {
            guard start[offset] == other.start[offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Returns a hash after wyhash: words are folded in by a multiplication to 128 bits.
    @inline(__always)
    func hash(seed: UInt64) -> UInt64 {
        let bytes = UnsafeRawPointer(start)
        var state = seed ^ UInt64(truncatingIfNeeded: count)
        var offset = 0
        while offset + 8 <= count {
            state = Self.fold(state, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            rest = rest << 8 | UInt64(start[offset])
            offset += 1
        }
        return Self.fold(state, rest)
    }

    @inline(__always)
    private static func fold(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low ^ state
    }
}

/// The lines of a table, as long as its arrays are pinned.
private struct PinnedLines {
    let bytes: UnsafePointer<UInt8>
    let ends: UnsafePointer<Int>
    let first: Int
    let count: Int

    @inline(__always)
    func line(_ line: Int) -> LineBytes {
        let line = line + first
        let start = line == 0 ? 0 : ends[line - 1]
        return LineBytes(start: bytes + start, count: ends[line] - start)
    }
}

extension LineTable {
    /// Calls `body` with the lines; they must not leave it.
    fileprivate func withLines<Result>(_ body: (PinnedLines) -> Result) -> Result {
        // An array of no bytes has no address, but its lines are empty and are never read.
        bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { none in
                    let nothing = UnsafeRawPointer(none.baseAddress.unsafelyUnwrapped)
                    return body(
                        PinnedLines(
                            bytes: bytes.baseAddress ?? nothing.assumingMemoryBound(to: UInt8.self),
                            ends: ends.baseAddress ?? nothing.assumingMemoryBound(to: Int.self), first: first,
                            count: count)
                    )
                }
            }
        }
    }
}

/// A hash table with open addressing from a line's bytes to its number.
private struct LineNumbering {
    /// Upper half: of the hash; lower half: the number plus one; 0 is free.
    private var slots: [UInt64]
    private var mask: Int
    private let seed: UInt64
    /// The first line of each number, and where it stands.
    private var lines: [(bytes: LineBytes, place: Int32)] = []

    private static let processSeed = UInt64.random(in: .min ... .max)

    init(capacity: Int) {
        var size = 16
        while size < capacity + capacity / 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        mask = size - 1
        seed = Self.processSeed
        lines.reserveCapacity(capacity)
    }

    var count: Int { lines.count }

    /// Returns where the first line of a number stands.
    func place(of number: Int32) -> Int { Int(lines[Int(number)].place) }

    /// Returns the number of a line, a new one if it is met first.
    @inline(__always)
    mutating func number(of line: LineBytes, at place: Int) -> Int32 {
        let hash = line.hash(seed: seed)
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag, lines[number].bytes.isSame(as: line) {
                return Int32(number)
            }
            slot = (slot + 1) & mask
        }
        lines.append((line, Int32(place)))
        slots[slot] = tag | UInt64(lines.count)
        if lines.count > slots.count / 4 * 3 { grow() }
        return Int32(lines.count - 1)
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for (index, line) in lines.enumerated() {
            let hash = line.bytes.hash(seed: seed)
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(index + 1)
        }
    }
}
