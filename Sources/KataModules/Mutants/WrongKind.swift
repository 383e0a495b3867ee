/// What a module's wrong solutions are there for.
public enum WrongKind: String, Sendable, CaseIterable {
    /// Mistakes that a scenario has to catch.
    case mutants
    /// Shortcuts that pass every scenario, and that the sentences about structure have to name.
    case cheats

    /// The name of the file that describes them by what they change in the reference.
    public var file: String { "\(rawValue).yaml" }
    /// The name of the folder with those that are folders of sources.
    public var folder: String {
        switch self {
        case .mutants: "Mutants"
        case .cheats: "Cheats"
        }
    }
    /// The word for one of them.
    public var noun: String { String(rawValue.dropLast()) }

    /// The kind that a file of that name describes; nil for other files.
    init?(file name: String) {
        guard let kind = Self.allCases.first(where: { $0.file == name }) else { return nil }
        self = kind
    }
}
