import KataStructure
import KataTranscript

/// The types that a module promises to katas, with the members that they may use.
public struct Contract: Sendable {
    /// One type of the contract.
    public struct PromisedType: Sendable {
        /// The type's name.
        public var name: String
        /// Initializers, as calls: `Work()`, `Person(name: String)`.
        public var constructors: [String]
        /// Properties with their types; a type that ends in `{get}` need not be settable.
        public var properties: [(name: String, type: String)]
        /// Methods and subscripts: `add(_ order: Order)`, `static create(_ operation: String) -> Calculator?`,
        /// `subscript(index: Int) -> Order {get}`.
        public var methods: [String]
        /// Cases of an enumeration, as names or as calls: `mutton`, `other(name: String)`.
        public var cases: [String]
    }

    /// The types, in the order of the manifest.
    public var types: [PromisedType]
}

extension Contract {
    /// The names that sentences about structure may use.
    var names: PromisedNames {
        PromisedNames(
            types: types.map(\.name),
            members: types.flatMap { type in
                type.properties.map(\.name) + type.methods.compactMap { Signature(promised: $0)?.name }
            })
    }
}
