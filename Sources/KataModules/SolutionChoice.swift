/// Which sources of a module are built.
public enum SolutionChoice: Sendable, Hashable {
    /// The module's own.
    case reference
    /// Those in a folder, which stand in for the reference.
    case folder(String)
    /// A wrong solution of the module, by its name.
    case mutant(String)

    /// The folder; nil for what the module holds itself.
    public var folder: String? { if case .folder(let path) = self { path } else { nil } }
}
