/// Something that a kata needs of a solution and that the solution does not have, or has otherwise.
public struct ContractBreach: Sendable, Equatable {
    /// What the solution has instead.
    public enum Found: Sendable, Equatable {
        /// Nothing of that name; a type of a name that is near, if there is one.
        case nothing(nearest: String?)
        /// Something of that name, but of another kind, type or signature: `Int`, `an enum`, `add(order:)`.
        case other(String)
        /// A property that cannot be set.
        case readOnly
    }

    /// What is needed, as Swift writes it: `var hour: Double`, `func writeProgram()`, `class Work`.
    public var needed: String
    /// The type that needs it; nil where the type itself is what is needed.
    public var type: String?
    /// What there is instead.
    public var found: Found
    /// Where in the solution: the member, else its type.
    public var place: DeclarationPlace?

    /// Makes a breach.
    public init(needed: String, type: String?, found: Found, place: DeclarationPlace?) {
        self.needed = needed
        self.type = type
        self.found = found
        self.place = place
    }
}
