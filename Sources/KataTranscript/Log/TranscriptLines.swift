extension Transcript {
    /// A line with the command that wrote it.
    public struct Line: Sendable, Equatable {
        /// The text, without its line break.
        public var text: String
        /// The index of the command; nil before the first.
        public var command: Int?
    }

    /// All lines, in order.
    public var lines: [Line] {
        (0..<count).map { Line(text: text(ofLine: $0), command: command(ofLine: $0)) }
    }

    /// Returns a transcript of the same commands with other lines, whose commands must rise.
    public func with(_ lines: [Line]) -> Transcript {
        var bytes: [UInt8] = []
        var ends: [Int] = []
        for line in lines {
            bytes += line.text.utf8
            ends.append(bytes.count)
        }
        return Transcript(
            bytes: bytes, ends: ends, commandOfLine: lines.map { Int32($0.command ?? -1) }, commands: commands
        )
    }
}
