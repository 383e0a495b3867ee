/// Boxes with lines between them: a class diagram or an object diagram, before anything is said of its looks.
public struct Diagram: Sendable, Equatable {
    /// The boxes.
    public var boxes: [Box]
    /// The lines.
    public var lines: [Line]
    /// What could not be shown, in sentences.
    public var notes: [String]

    /// Makes a diagram.
    public init(boxes: [Box] = [], lines: [Line] = [], notes: [String] = []) {
        self.boxes = boxes
        self.lines = lines
        self.notes = notes
    }

    /// A short name for each box by its id, for languages in which a title cannot be one.
    var shortNames: [String: String] {
        Dictionary(boxes.enumerated().map { ($1.id, "n\($0)") }) { first, _ in first }
    }

    /// A type or an object.
    public struct Box: Sendable, Equatable {
        /// What tells it from the other boxes.
        public var id: String
        /// The word above the title: `protocol`, `enum`; nil for a class and for an object.
        public var stereotype: String?
        /// The title: a type's name, or `work: Work`.
        public var title: String
        /// Tells whether it is an object, whose title UML underlines.
        public var isObject: Bool
        /// Properties and methods of a type, or the fields of an object; an empty compartment is not drawn.
        public var compartments: [[String]]

        /// Makes a box.
        public init(
            id: String, stereotype: String? = nil, title: String, isObject: Bool = false,
            compartments: [[String]] = []
        ) {
            self.id = id
            self.stereotype = stereotype
            self.title = title
            self.isObject = isObject
            self.compartments = compartments
        }
    }

    /// A relation between two boxes.
    public struct Line: Sendable, Equatable {
        /// The box where it begins: the subtype, the holder, the user.
        public var from: String
        /// The box where it ends.
        public var to: String
        /// The relation.
        public var relation: Relation
        /// The name beside it: the property that holds the other.
        public var label: String
        /// How the relation was told from the others.
        public var reason: Reason

        /// Makes a line.
        public init(
            _ from: String, _ relation: Relation, _ to: String, label: String = "",
            reason: Reason = Reason("", "")
        ) {
            self.from = from
            self.to = to
            self.relation = relation
            self.label = label
            self.reason = reason
        }
    }
}

/// How a relation was told from the others, in a sentence of each language.
public struct Reason: Sendable, Equatable {
    /// The sentence in English.
    public var english: String
    /// The sentence in Chinese.
    public var chinese: String

    /// Makes a reason.
    public init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    /// Adds another reason for the same relation.
    mutating func add(_ other: Reason) {
        english += "; " + other.english
        chinese += "；" + other.chinese
    }
}

/// The relations of UML's class diagrams, and the link of its object diagrams.
public enum Relation: String, Sendable, CaseIterable {
    /// A class inherits from a class.
    case generalization
    /// A type conforms to a protocol.
    case realization
    /// A type keeps a part that it made itself.
    case composition
    /// A type keeps a collection of what others made.
    case aggregation
    /// A type keeps a reference.
    case association
    /// A type takes, makes or names another without keeping it.
    case dependency
    /// An object refers to another.
    case link

    /// Tells whether UML draws the line dashed.
    var isDashed: Bool { self == .realization || self == .dependency }

    /// Tells whether the line ends in the triangle of inheritance, and the end belongs above.
    var isInheritance: Bool { self == .generalization || self == .realization }
}
