import KataText

/// A file's bytes, with the places where its lines begin.
public final class SourceFile: Sendable {
    /// The path as the user wrote it, for messages.
    public let path: String
    /// The content, UTF-8 as far as it was found to be.
    public let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Keeps `bytes` and finds the lines in them; a line ends at LF.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        self.lineStarts = starts
    }

    /// Keeps the UTF-8 of `text`.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Returns the 0-based line that holds the byte at `offset`; past the end it is the last line.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The number of lines; an empty file has one.
    public var lineCount: Int { lineStarts.count }

    /// Returns the bytes of the 0-based `line`, without its line break.
    public func range(ofLine line: Int) -> SourceRange {
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, max(start, end))
    }

    /// Returns the text in `range`; bytes that are no UTF-8 become U+FFFD.
    public func text(in range: SourceRange) -> String {
        let end = min(range.end, bytes.count)
        guard range.start < end else { return "" }
        return String(decoding: bytes[range.start..<end], as: UTF8.self)
    }

    /// Returns the place of the byte at `offset`, for people.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let before = text(in: SourceRange(lineStarts[line], offset))
        return SourcePosition(line: line + 1, column: before.displayWidth + 1)
    }
}

/// A range of bytes in a source file, from `start` up to but not including `end`.
public struct SourceRange: Hashable, Sendable {
    /// Offset of the first byte.
    public var start: Int
    /// Offset behind the last byte.
    public var end: Int

    /// Makes the range `start..<end`.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    /// Returns the smallest range that holds this one and `other`.
    public func joined(with other: SourceRange) -> SourceRange {
        SourceRange(min(start, other.start), max(end, other.end))
    }
}

/// A place for people: both numbers count from 1, columns as a terminal shows them.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The display column, from 1; a full-width character takes two.
    public var column: Int

    /// Makes the place `line:column`.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
