/// Text that is looked for in a source file: a piece of a line, or lines that are indented as the file has them.
///
/// Of several lines the first sets the indentation: the further ones are indented as its line is, and by what they have
/// beyond that.
struct WantedText {
    /// Where the text stands in a file.
    struct Place {
        /// The bytes; of whole lines with indentation and line break.
        var range: Range<Int>
        /// The indentation of the line where it begins.
        var indentation: ArraySlice<UInt8>
        /// The number of that line, from 1.
        var line: Int
    }

    /// The lines without their breaks.
    let lines: [ArraySlice<UInt8>]
    /// Tells whether nothing else stands in the lines.
    let isWholeLines: Bool

    init(_ bytes: [UInt8], isWholeLines: Bool) {
        self.isWholeLines = isWholeLines
        lines = bytes.linesWithoutLastBreak
    }

    /// Returns all places of the text.
    func places(in file: SourceLines) -> [Place] {
        file.lines.indices.flatMap {
            isWholeLines || lines.count > 1 ? places(at: $0, in: file) : pieces(at: $0, in: file)
        }
    }

    /// Finds a piece of one line.
    private func pieces(at index: Int, in file: SourceLines) -> [Place] {
        let line = file.lines[index]
        let wanted = lines[0]
        guard !wanted.isEmpty, line.count >= wanted.count else { return [] }
        return (line.startIndex...line.endIndex - wanted.count)
            .filter { line[$0..<$0 + wanted.count].elementsEqual(wanted) }
            .map { Place(range: $0..<$0 + wanted.count, indentation: line.indentation, line: index + 1) }
    }

    /// Finds lines that begin in a line of the file.
    private func places(at index: Int, in file: SourceLines) -> [Place] {
        guard index + lines.count <= file.lines.count,
            let first = file.lines[index].dropping(suffix: lines[0])
        else { return [] }
        guard !isWholeLines || first.indentation.count == first.count else { return [] }
        let indentation = first.indentation
        for offset in lines.indices.dropFirst() where offset < lines.count - 1 || isWholeLines {
            guard file.lines[index + offset].elementsEqual(lines[offset].indented(by: indentation)) else {
                return []
            }
        }
        var end = file.lines[index + lines.count - 1].endIndex
        if isWholeLines {
            end = min(end + 1, file.bytes.count)
        } else {
            let last = file.lines[index + lines.count - 1]
            let wanted = lines[lines.count - 1].indented(by: indentation)
            guard last.starts(with: wanted) else { return [] }
            end = last.startIndex + wanted.count
        }
        let start = isWholeLines ? file.lines[index].startIndex : first.endIndex
        return [Place(range: start..<end, indentation: indentation, line: index + 1)]
    }

    /// Returns what stands at a place after `text` was put there.
    func replacement(by text: String, at place: Place) -> [UInt8] {
        let new = Array(text.utf8).linesWithoutLastBreak
        if isWholeLines {
            return text.isEmpty
                ? [] : new.flatMap { $0.indented(by: place.indentation) + [UInt8(ascii: "\n")] }
        }
        let further = new.dropFirst().flatMap { [UInt8(ascii: "\n")] + $0.indented(by: place.indentation) }
        return (new.first.map(Array.init) ?? []) + further
    }
}

/// A source file's bytes, with its lines.
struct SourceLines {
    let bytes: [UInt8]
    /// The lines without their breaks.
    let lines: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = bytes.linesWithoutLastBreak
    }
}

extension [UInt8] {
    fileprivate var linesWithoutLastBreak: [ArraySlice<UInt8>] {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return last == UInt8(ascii: "\n") ? lines.dropLast() : lines
    }
}

extension ArraySlice<UInt8> {
    /// The blanks at its beginning.
    var indentation: ArraySlice<UInt8> { prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Returns the line as it stands in a deeper place; an empty one stays empty.
    fileprivate func indented(by indentation: ArraySlice<UInt8>) -> [UInt8] {
        isEmpty ? [] : Array(indentation + self)
    }

    /// Returns what stands before `suffix`; nil where it does not end so.
    fileprivate func dropping(suffix: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
            ? dropLast(suffix.count) : nil
    }
}
