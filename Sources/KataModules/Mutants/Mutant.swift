public import KataDiagnostics

/// A wrong solution that a module's katas must catch: the reference with some changes.
public struct Mutant: Sendable {
    /// The name, which says the mistake.
    public var name: LocatedText
    /// Why people make the mistake.
    public var why: String
    /// What is not as in the reference.
    public var changes: [MutantChange]
}

/// One change of a file of the reference.
public struct MutantChange: Sendable {
    /// The file, by its path below `Solution`.
    public var file: LocatedText
    /// What the reference says there; it occurs once in the file.
    public var from: LocatedText
    /// Tells whether `from` is a block, which means whole lines.
    public var meansWholeLines: Bool
    /// What the mutant says instead; nothing where the text only goes.
    public var to: String
}
