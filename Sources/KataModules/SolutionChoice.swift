/// Which sources of a module are built.
public enum SolutionChoice: Sendable, Hashable {
    /// The module's own.
    case reference
    /// Those in a folder, which stand in for the reference.
    case folder(String)
    /// A wrong solution of the module, by its name.
    case mutant(String)
    /// A shortcut of the module that passes and is not the pattern, by its name.
    case cheat(String)

    /// The folder; nil for what the module holds itself.
    public var folder: String? { if case .folder(let path) = self { path } else { nil } }

    /// The wrong solution of the module that is meant; nil for other choices.
    var wrong: (kind: WrongKind, name: String)? {
        switch self {
        case .mutant(let name): (.mutants, name)
        case .cheat(let name): (.cheats, name)
        case .reference, .folder: nil
        }
    }
}
