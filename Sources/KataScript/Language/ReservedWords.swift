/// Words that cannot name an object, a `let`, a loop variable or a parameter.
public enum ReservedWords {
    /// Words that have a meaning of their own.
    public static let keywords: Set<String> = [
        "let", "var", "while", "throws", "for", "in",
        "repeat", "if", "else",
        "true",
        "false", "nil",
    ]

    /// The functions that every script has; a name of the script or the module hides one of its own name.
    public static let builtins: Set<String> = Set(MathFunction.allCases.map(\.rawValue)).union([
        "format", "size", "text", "round", "abs", "min", "max", "near", "zip", "stride", "type", "fatalError",
        "preconditionFailure", "assertionFailure", "exit", "dump", "debugPrint", "withTaskGroup",
        "withThrowingTaskGroup", "sleep", "usleep",
    ])

    /// Those of them that can be given on without a call: `numbers.reduce(0, max)`.
    public static let functionValues = Set(MathFunction.allCases.map(\.rawValue)).union(["abs", "min", "max"])

    /// What a rule's right side knows besides its parameters.
    public static let ruleWords: Set<String> = ["result", "old", "self"]
}
