public import KataDiagnostics
public import KataModules
public import KataResults
import KataSystem

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
    /// The lines of the reference, without the blanks before all of them; from the one above on that says something.
    public let old: [String]
    /// The lines of the mutant.
    public let new: [String]
    /// What became of it.
    public var fate: Fate
    /// The lines of the reference above it that are not blank.
    private let above: [String]

    /// The lines of both sides, as a difference shows them.
    public var change: String {
        (old.map { "- \($0)" } + new.map { "+ \($0)" }).joined(separator: "\n")
    }

    /// Makes what became of a mistake in one of the reference's files.
    public init(_ mutant: CopyMutant, in source: SourceFile, _ fate: Fate) {
        number = mutant.number
        kind = mutant.kind
        file = mutant.file
        path = source.path
        let lines = ChangedLines(mutant, in: source.bytes)
        position = source.position(at: mutant.range.lowerBound)
        old = lines.old
        new = lines.new
        above = lines.above
        self.fate = fate
    }

    /// Returns the files of a module in which mistakes are made, by name, with their paths for people.
    public static func sources(of module: PreparedModule) -> [String: SourceFile] {
        Dictionary(
            module.ownFiles.map { ($0.name, SourceFile(path: ShortPath.fromHere($0.path), bytes: $0.bytes)) }
        ) { first, _ in first }
    }

    /// Whether nothing shows it, and nothing says why.
    public var isOpen: Bool {
        switch fate {
        case .lives, .unreached: true
        case .caught, .explained, .unbuildable, .unknown: false
        }
    }

    /// Tells whether it is the mistake that an entry speaks of, whose lines may begin with some that stay.
    public func isMeant(by entry: EquivalentMutant) -> Bool {
        guard file == entry.file.string else { return false }
        let old = EquivalentMutant.key(old)
        let new = EquivalentMutant.key(new)
        let given = (old: entry.oldKey, new: entry.newKey)
        let extra = given.old.count - old.count
        guard extra >= 0, given.new.count == new.count + extra else { return false }
        return given.old.elementsEqual(EquivalentMutant.key(above.suffix(extra)) + old)
            && given.new.elementsEqual(EquivalentMutant.key(above.suffix(extra)) + new)
    }
}
