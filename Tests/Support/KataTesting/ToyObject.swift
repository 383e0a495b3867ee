public import KataTranscript

/// An object of a toy module: a type's name and stored properties; a class instance, or a box with a struct in it.
final class ToyObject {
    let id: Int
    let type: String
    var properties: [String: Value]

    init(id: Int, type: String, properties: [String: Value]) {
        self.id = id
        self.type = type
        self.properties = properties
    }
}

/// What a toy type does, beside its description.
public struct ToyType {
    /// A method, given the module, the receiver (an object, or a case that may be replaced) and the arguments.
    ///
    /// Nil is no result. It throws `ModuleError` alone; saying so in the type crashes Swift 6.3.
    public typealias Method = (ToyModule, inout Value, [Argument]) throws -> Value?

    /// The description that scripts are checked against.
    public var description: TypeDescription
    /// Returns the stored properties of a new object; nil where it has none.
    public var make: ((ToyModule, [Argument]) throws -> [String: Value])?
    /// The methods by name, static ones included; these are given null as receiver.
    public var methods: [String: Method]
    /// Properties that are computed.
    public var computed: [String: (ToyModule, Value) -> Value]
    /// The stored properties in which equality consists; nil where the type has none.
    public var equality: [String]?
    /// What an object of the type writes when it dies.
    public var farewell: (([String: Value]) -> String)?

    /// What a loop over an object of the type walks over; nil where the type is no sequence.
    public var elements: ((ToyModule, Value) -> [Value])?

    /// Methods that call their closure, the first argument, with each list of values; they answer its results.
    public var calling: [String: (ToyModule, Value, [Argument]) -> [[Value]]] = [:]

    /// Makes a type that does nothing yet.
    public init(_ description: TypeDescription) {
        self.description = description
        self.methods = [:]
        self.computed = [:]
    }
}
