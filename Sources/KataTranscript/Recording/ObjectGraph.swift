/// The objects of a worker at one moment, with what their fields hold: the answer to the request `objects`.
public struct ObjectGraph: Sendable, Equatable {
    /// The objects, in the order in which they were first seen.
    public var objects: [Node]
    /// Tells whether objects beyond the bounds of the protocol were left out.
    public var isCut: Bool

    /// Makes a graph.
    public init(objects: [Node] = [], isCut: Bool = false) {
        self.objects = objects
        self.isCut = isCut
    }

    /// An object with its fields.
    public struct Node: Sendable, Equatable {
        /// The object's number in all graphs of one worker; never given to another object.
        public var id: Int
        /// The number by which a script knows the object; nil where no script has met it.
        public var reference: Int?
        /// The type as the language writes it.
        public var type: String
        /// What it holds, in the order of the declaration, inherited fields first.
        public var fields: [Field]
        /// How many fields were left out.
        public var omittedFields: Int

        /// Makes a node.
        public init(
            id: Int, reference: Int? = nil, type: String, fields: [Field] = [], omittedFields: Int = 0
        ) {
            self.id = id
            self.reference = reference
            self.type = type
            self.fields = fields
            self.omittedFields = omittedFields
        }
    }

    /// A named part of an object.
    public struct Field: Sendable, Equatable {
        /// The name.
        public var name: String
        /// What it holds.
        public var content: Content

        /// Makes a field.
        public init(_ name: String, _ content: Content) {
            self.name = name
            self.content = content
        }
    }

    /// What a field holds.
    public indirect enum Content: Sendable, Equatable {
        /// A plain value as a script would write it, or what the language says of something that has no parts.
        case text(String)
        /// An object of the graph.
        case object(Int)
        /// A list, and how many of its elements were left out.
        case list([Content], omitted: Int)
        /// A map, and how many of its entries were left out.
        case map([Entry], omitted: Int)
        /// A value with named parts: a struct, a tuple, a case with its payload.
        case record(type: String, fields: [Field])
    }

    /// A key with its content.
    public struct Entry: Sendable, Equatable {
        /// The key.
        public var key: Content
        /// What stands at the key.
        public var content: Content

        /// Makes an entry.
        public init(key: Content, content: Content) {
            self.key = key
            self.content = content
        }
    }
}

extension ObjectGraph {
    /// Returns the number of the object that a script knows by a reference.
    public func id(ofReference reference: Int) -> Int? {
        objects.first { $0.reference == reference }?.id
    }
}
