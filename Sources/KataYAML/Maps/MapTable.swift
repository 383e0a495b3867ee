/// The keys that a map may have, as data: readers follow it, and a JSON Schema can be made from it.
public struct MapTable: Sendable {
    /// What the map is, with its article: "a scenario".
    public let subject: String
    /// The keys, in the order in which documentation lists them.
    public let keys: [MapKey]

    /// Makes the table of `subject`.
    public init(_ subject: String, _ keys: [MapKey]) {
        self.subject = subject
        self.keys = keys
    }

    /// Returns the key called `name`.
    public subscript(name: String) -> MapKey? { keys.first { $0.name == name } }
}

/// A key of a map: its name, what it takes, and what it is for.
public struct MapKey: Sendable {
    /// The name.
    public let name: String
    /// What stands behind the colon.
    public let shape: ValueShape
    /// Tells whether a map without it is an error.
    public let isRequired: Bool
    /// What the key is for, in one line.
    public let documentation: String

    /// Makes a key that may be left out.
    public init(_ name: String, _ shape: ValueShape, _ documentation: String, isRequired: Bool = false) {
        self.name = name
        self.shape = shape
        self.isRequired = isRequired
        self.documentation = documentation
    }
}

/// What a value may be.
public indirect enum ValueShape: Sendable {
    /// Any text.
    case text
    /// Text, or a map of locales to texts.
    case localizedText
    /// Lower-case letters, digits and hyphens.
    case identifier
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case truth
    /// One of these words.
    case choice([String])
    /// A number with the unit `ms`, `s` or `min`.
    case duration
    /// A number with the unit `KiB`, `MiB` or `GiB`.
    case size
    /// A list of such values.
    case list(ValueShape)
    /// A map with these keys.
    case map(MapTable)
    /// A map whose keys are free, with such values.
    case entries(ValueShape)
    /// Any of these.
    case either([ValueShape])
    /// Whatever the reader of the key makes of it.
    case anything
}

extension ValueShape {
    /// The bounds of an integer; nil for other shapes.
    var bounds: ClosedRange<Int>? { if case .integer(let bounds) = self { bounds } else { nil } }

    /// The words of a choice; none for other shapes.
    var words: [String] { if case .choice(let words) = self { words } else { [] } }
}
