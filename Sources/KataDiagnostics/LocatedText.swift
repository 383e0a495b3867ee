/// Text taken out of a file with what surrounded it removed, that still knows where each byte came from.
public struct LocatedText: Sendable {
    /// A run of the content that stands in the file unchanged.
    public struct Piece: Sendable {
        /// Offset of the run's first byte in the content.
        public var content: Int
        /// Offset of the same byte in the file.
        public var file: Int

        /// Makes a run that begins at `content` in the content and at `file` in the file.
        public init(content: Int, file: Int) {
            self.content = content
            self.file = file
        }
    }

    /// The content, UTF-8.
    public let bytes: [UInt8]
    /// The runs, in order, the first at content offset 0.
    public let pieces: [Piece]
    /// The whole of the text in the file, with its quotes or block header.
    public let range: SourceRange

    /// Keeps the content with the runs that map it to the file.
    public init(bytes: [UInt8], pieces: [Piece], range: SourceRange) {
        self.bytes = bytes
        self.pieces = pieces.isEmpty ? [Piece(content: 0, file: range.start)] : pieces
        self.range = range
    }

    /// The content as a string.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the offset in the file of the content's byte at `offset`.
    public func fileOffset(of offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].content <= offset { low = middle } else { high = middle }
        }
        return min(pieces[low].file + offset - pieces[low].content, range.end)
    }

    /// Returns the range in the file of the content's bytes `start..<end`.
    public func fileRange(_ start: Int, _ end: Int) -> SourceRange {
        guard end > start else {
            let place = fileOffset(of: start)
            return SourceRange(place, place)
        }
        return SourceRange(fileOffset(of: start), fileOffset(of: end - 1) + 1)
    }
}
