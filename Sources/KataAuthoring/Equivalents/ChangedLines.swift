import KataModules

/// The lines that a mutant changes, before and after.
struct ChangedLines {
    /// The lines of the reference.
    let old: [String]
    /// The lines of the mutant.
    let new: [String]
    /// The lines of the reference above them that are not blank.
    let above: [String]

    private static let newline = UInt8(ascii: "\n")

    init(_ mutant: CopyMutant, in bytes: [UInt8]) {
        let end = min(mutant.range.upperBound, bytes.count)
        let start = min(mutant.range.lowerBound, end)
        let last = bytes[end...].firstIndex(of: Self.newline) ?? bytes.count
        var first = Self.lineStart(before: start, in: bytes)
        // A bracket alone is the end of many things: the line above says of which.
        while first > 0, !Self.lines(bytes[first..<last]).contains(where: \.hasWord) {
            first = Self.lineStart(before: first - 1, in: bytes)
        }
        let new = bytes[first..<start] + Array(mutant.replacement.utf8) + bytes[end..<last]
        self.old = Self.lines(bytes[first..<last])
        self.new = Self.lines(new)
        above = Self.lines(bytes[..<first])
    }

    private static func lineStart(before place: Int, in bytes: [UInt8]) -> Int {
        bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    }

    /// The lines that are not blank, moved to the left as far as the first allows.
    private static func lines(_ bytes: some Collection<UInt8>) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
        let margin = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { line in String(line.dropFirst(min(margin, line.prefix { $0 == " " }.count))) }
    }
}

extension String {
    fileprivate var hasWord: Bool { contains(where: \.isLetter) }
}
