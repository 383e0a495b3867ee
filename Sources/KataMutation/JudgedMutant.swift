public import KataDiagnostics
import KataModules
public import KataResults

/// A mistake that a machine made in the reference, and what became of it.
public struct JudgedMutant: Sendable {
    /// What became of a mistake.
    public enum Fate: Sendable {
        /// A scenario shows it.
        case caught(by: String, Verdict)
        /// Every scenario that comes past it passes.
        case lives
        /// No scenario comes past it.
        case unreached
        /// It lives, and the module says why nothing can show it.
        case explained(String)
        /// The compiler refuses it.
        case unbuildable(String)
        /// kata or the machine failed.
        case unknown(String)
    }

    /// Its number in the copy, from 1.
    public let number: Int
    /// The kind of mistake.
    public let kind: String
    /// The file, by its path below the sources.
    public let file: String
    /// The file's path for people.
    public let path: String
    /// Where it begins, from 1, in characters.
    public let position: SourcePosition
    /// The lines of the reference, without the blanks before all of them.
    public let old: [String]
    /// The lines of the mutant.
    public let new: [String]
    /// What became of it.
    public internal(set) var fate: Fate
    /// The scenario that shows it, as it stands in a kata file; nil where none was looked for, or found.
    public internal(set) var suggestion: [String]?

    /// The lines of both sides, as a difference shows them.
    var change: String {
        (old.map { "- \($0)" } + new.map { "+ \($0)" }).joined(separator: "\n")
    }

    init(_ mutant: CopyMutant, in source: SourceFile, _ fate: Fate) {
        number = mutant.number
        kind = mutant.kind
        file = mutant.file
        path = source.path
        let lines = ChangedLines(mutant, in: source.bytes)
        position = source.position(at: mutant.range.lowerBound)
        old = lines.old
        new = lines.new
        self.fate = fate
    }
}

/// The lines that a mutant changes, before and after.
struct ChangedLines {
    let old: [String]
    let new: [String]

    private static let newline = UInt8(ascii: "\n")

    init(_ mutant: CopyMutant, in bytes: [UInt8]) {
        let end = min(mutant.range.upperBound, bytes.count)
        let start = min(mutant.range.lowerBound, end)
        let first = bytes[..<start].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
        let last = bytes[end...].firstIndex(of: Self.newline) ?? bytes.count
        let new = bytes[first..<start] + Array(mutant.replacement.utf8) + bytes[end..<last]
        self.old = Self.lines(bytes[first..<last])
        self.new = Self.lines(new)
    }

    /// The lines that are not blank, moved to the left as far as the first allows.
    private static func lines(_ bytes: some Collection<UInt8>) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
        let margin = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { line in String(line.dropFirst(min(margin, line.prefix { $0 == " " }.count))) }
    }
}
