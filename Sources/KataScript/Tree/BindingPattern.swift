public import KataDiagnostics

/// What `for` and `let` bind: a name, or names in parentheses that take a value apart.
public indirect enum BindingPattern: Sendable {
    /// One name for the whole value.
    case name(Name)
    /// `(a, b)`: a pattern for each part of the value.
    case parts([BindingPattern], range: SourceRange)

    /// The names, from left to right.
    public var names: [Name] {
        switch self {
        case .name(let name): [name]
        case .parts(let patterns, _): patterns.flatMap(\.names)
        }
    }

    /// Where it stands.
    public var range: SourceRange {
        switch self {
        case .name(let name): name.range
        case .parts(_, let range): range
        }
    }
}
