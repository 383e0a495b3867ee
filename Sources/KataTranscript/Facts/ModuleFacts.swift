/// What the types of a module hold, make, call and ask, as its language read it from the source: `facts.json`.
public struct ModuleFacts: Sendable {
    /// The types, in the order of the source.
    public let types: [TypeFacts]
    /// Functions and variables outside of all types.
    public let functions: [MemberFacts]
    /// What other names for types stand for.
    public let aliases: [String: SpokenType]
    /// The language's name, as the facts tell it.
    public var language = "swift"
    /// Tells whether the compiler of the language keeps others from an initializer that is not theirs.
    public var hidesInitializers: Bool { ["swift", "java"].contains(language) }
    /// Tells whether sources of the language say what values are.
    public var declaresTypes: Bool { !["python", "javascript"].contains(language) }
    private let indexByName: [String: Int]

    /// Makes the facts of a module.
    public init(types: [TypeFacts], functions: [MemberFacts] = [], aliases: [String: SpokenType] = [:]) {
        self.types = types
        self.functions = functions
        self.aliases = aliases
        indexByName = Dictionary(types.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// Returns the type of that full name.
    public subscript(name: String) -> TypeFacts? { indexByName[name].map { types[$0] } }

    /// Tells whether it would take too long to look for roles among so many types, or so many above one of them.
    public var isTooLarge: Bool {
        types.count > Self.mostTypes || types.contains { lineage(of: $0.name).count > Self.deepest }
    }

    private static let mostTypes = 2000
    private static let deepest = 100

    /// Returns the type and all that it inherits from, the nearest first.
    public func lineage(of name: String) -> [String] {
        var found = [name]
        var seen: Set = [name]
        var next = 0
        while next < found.count {
            for ancestor in self[found[next]]?.inherits ?? [] where seen.insert(ancestor.name).inserted {
                found.append(ancestor.name)
            }
            next += 1
        }
        return found
    }
}

/// A type of the solution, whatever its visibility, with what its extensions add.
public struct TypeFacts: Sendable {
    /// The name, with the outer types' before it: `Outer.Inner`.
    public var name: String
    /// The kind.
    public var kind: TypeDescription.Kind
    /// Tells whether the solution only extends it.
    public var isForeign: Bool
    /// Tells whether nobody declared it: it stands for methods that classes have in common, be it by chance.
    public var isShared = false
    /// Tells whether who makes one is refused, or gets the one that there is, though nothing hides the initializer.
    public var isGuarded = false
    /// What it inherits from or conforms to.
    public var inherits: [Ancestor]
    /// Where its name stands.
    public var place: FactPlace
    /// All its members.
    public var members: [MemberFacts]

    /// A base type, with the types that it gives to that type's generic parameters.
    public struct Ancestor: Sendable {
        /// The full name.
        public var name: String
        /// The types for each generic parameter.
        public var given: [String: [String]]
    }

    /// Returns a type of another name that is this one with all that is open in it given.
    public func instance(named name: String) -> TypeFacts {
        TypeFacts(
            name: name, kind: kind, isForeign: isForeign, inherits: [Ancestor(name: self.name, given: [:])],
            place: place, members: [])
    }
}

/// A member of a type, or a function or variable outside of all types.
public struct MemberFacts: Sendable {
    /// The kind of a member.
    public enum Kind: String, Sendable {
        /// A method or function.
        case method
        /// An initializer.
        case initializer
        /// A property or variable.
        case property
        /// A subscript.
        case `subscript`
        /// A case of an enumeration.
        case enumCase = "case"
    }

    /// Who may use a member.
    public enum Access: String, Sendable {
        /// Its type.
        case `private`
        /// All code of its file.
        case `fileprivate`
        /// Its type and those below it.
        case protected
        /// All code of the module.
        case `internal`
        /// Other modules too.
        case `public`
        /// Other modules too, which may replace it.
        case open
        /// A word that this program does not know.
        case other

        /// Tells whether other types, as far as they stand in other files, are kept from it.
        public var isHidden: Bool { self == .private || self == .fileprivate || self == .protected }
    }

    /// The name without labels.
    public var name: String
    /// The name with labels, as its language writes it.
    public var signature: String
    /// The kind.
    public var kind: Kind
    /// Who may use it.
    public var access: Access
    /// Tells whether it belongs to the type.
    public var isStatic = false
    /// Tells whether it replaces a base class's.
    public var isOverride = false
    /// Tells whether it is a property that keeps a value.
    public var isStored = false
    /// Tells whether it can never be assigned again.
    public var isFixed = false
    /// Tells whether it always tells the same constant.
    public var isLiteral = false
    /// The truth value that it always tells; nil where it does not.
    public var truth: Bool?
    /// Tells whether it has no code: a requirement.
    public var isEmpty = false
    /// Tells whether its code has no statement.
    public var isHollow = false
    /// Tells whether it gives a value back, as far as its language says.
    public var isAnswering = false
    /// Where its name stands.
    public var place: FactPlace
    /// What a property holds, or a method returns.
    public var type: SpokenType
    /// The parameters.
    public var parameters: [Parameter]
    /// What its code does, in the order of the source.
    public var facts: [CodeFact]

    /// A parameter of a member.
    public struct Parameter: Sendable {
        /// The label; nil for none.
        public var label: String?
        /// The name inside.
        public var name: String
        /// The type.
        public var type: SpokenType
    }
}

/// What a type says of the solution's types.
public struct SpokenType: Sendable {
    /// The types that a value of it is, holds or lists.
    public var names: [String] = []
    /// Tells whether it is or has a list, set or map.
    public var isMany = false
    /// Tells whether nothing shows it but what code asks of the value.
    public var isGuessed = false
    /// Tells whether it is or has a function.
    public var isFunction = false
    /// The types that the function takes.
    public var takes: [String] = []
    /// The types that the function gives.
    public var gives: [String] = []
    /// The generic parameters that it speaks of.
    public var generics: [String] = []
}

/// A place in a source: the file relative to the module, line and column from 1, columns and length in bytes.
public struct FactPlace: Sendable, Hashable {
    /// The file.
    public var file: String
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int
    /// How much of the line belongs to it.
    public var length: Int

    /// Makes a place.
    public init(file: String, line: Int, column: Int, length: Int) {
        self.file = file
        self.line = line
        self.column = column
        self.length = length
    }
}
