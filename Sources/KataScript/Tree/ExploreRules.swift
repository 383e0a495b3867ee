/// What a kata says of the sequences that are made up about it: the bounds of its story's world.
public struct ExploreRules: Sendable {
    /// What a property or parameter takes.
    public enum Values: Sendable {
        /// All that the type has.
        case any
        /// Numbers from a bound to another; `step` 0 for all in between.
        case range(ClosedRange<Double>, step: Double)
        /// These, as expressions of a script.
        case list([Expression])
    }

    /// The place that a rule for values is about: a property, or a parameter of a method or initializer.
    public struct Place: Sendable {
        /// The type.
        public var type: String
        /// The property or method; `init` for an initializer.
        public var member: String
        /// The parameter's label or name; nil for a property.
        public var parameter: String?
    }

    /// Commands before each sequence, never on the queue; nil for none.
    public var begin: Block?
    /// Types and members that do not occur: `Race`, `Race.planB`.
    public var leftOut: Set<String> = []
    /// Which values may be handed over where.
    public var values: [(place: Place, values: Values)] = []
    /// The most commands in a sequence.
    public var length = 12
    /// What a graded solution earns at which no sequence differs; 0 where exploring is advice only.
    public var points = 0
    /// Tells whether only name, points and kind of verdict are shown when grading.
    public var isHidden = false

    /// Makes the rules of a kata that says nothing.
    public init() {}
}
