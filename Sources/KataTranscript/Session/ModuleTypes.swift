/// The types of a module as a script sees them: `types` of the worker protocol.
public struct ModuleTypes: Sendable {
    /// The types, in the order of the source.
    public let types: [TypeDescription]
    /// Why each name is out of reach that the sources declare and a script cannot use: private types, what is left out.
    public var hidden: [String: String] = [:]
    /// The types that other names stand for and the description does not list, as they are written: `[String: Any]`.
    public var aliases: [String: String] = [:]
    /// Tells whether one worker may serve scenarios one after another.
    public let isStateless: Bool
    private let indexByName: [String: Int]
    /// The types that are described in several parts, as the extensions of a list are, each as a whole.
    private let joined: [String: TypeDescription]

    /// Makes a description of a module.
    public init(types: [TypeDescription], isStateless: Bool = false) {
        self.types = types
        self.isStateless = isStateless
        var index: [String: Int] = [:]
        var joined: [String: TypeDescription] = [:]
        for (position, type) in types.enumerated() {
            guard let first = index[type.name] else {
                index[type.name] = position
                continue
            }
            joined[type.name, default: types[first]].add(type)
        }
        self.indexByName = index
        self.joined = joined
    }

    /// Returns the type of that name.
    ///
    /// A generic type with arguments that no kata names is described by the type without them.
    public subscript(name: String) -> TypeDescription? {
        if let whole = joined[name] { return whole }
        if let index = indexByName[name] { return types[index] }
        guard name.utf8.last == UInt8(ascii: ">") else { return nil }
        let name = name.withoutTypeArguments
        return joined[name] ?? indexByName[name].map { types[$0] }
    }

    /// The names of all types.
    public var names: [String] { types.map(\.name).filter { $0 != ModuleTypes.module } }

    /// The name of the type that stands for the module itself; its members are free functions and globals.
    public static let module = ""

    /// Tells whether the module has a free function or a global of that name.
    public func isModuleMember(_ name: String) -> Bool {
        guard let module = self[ModuleTypes.module] else { return false }
        let name = name.withoutTypeArguments
        return module.methods.contains { $0.name == name } || module.properties.contains { $0.name == name }
    }

    /// The names of the free functions and globals.
    public var moduleMembers: [String] {
        guard let module = self[ModuleTypes.module] else { return [] }
        return module.methods.filter { !$0.isOperator }.map(\.name) + module.properties.map(\.name)
    }

    /// Returns the names of `type` and of what it inherits, the nearest first.
    public func lineage(of type: String) -> [String] {
        var result = [type]
        var seen: Set = [type]
        var next = 0
        while next < result.count {
            for name in self[result[next]]?.inherits ?? [] where seen.insert(name).inserted {
                result.append(name)
            }
            next += 1
        }
        return result
    }

    /// Tells whether a type inherits from so many others that each look at it would take long.
    public var areTooDeep: Bool { names.contains { lineage(of: $0).count > Self.deepest } }

    private static let deepest = 500

    /// Tells whether the type inherits what the description does not list, so that it may have members that nobody sees.
    public func isOpen(_ type: String) -> Bool { lineage(of: type).contains { self[$0] == nil } }

    /// Tells whether values of the type are copied when they are assigned.
    public func isStruct(_ type: String) -> Bool { self[type]?.kind == .structure }

    /// Tells whether some parameter takes a closure of a result builder.
    public var haveBuilders: Bool {
        types.contains { type in
            (type.methods + type.constructors).contains { $0.parameters.contains { $0.builder != nil } }
        }
    }

    /// Returns the methods called `name` of the type and all that it inherits.
    public func methods(_ name: String, of type: String) -> [Signature] {
        let name = name.withoutTypeArguments
        return lineage(of: type).flatMap { self[$0]?.methods.filter { $0.name == name } ?? [] }
    }

    /// Returns the subscripts of the type and all that it inherits.
    public func subscripts(of type: String) -> [Signature] {
        lineage(of: type).flatMap { self[$0]?.subscripts ?? [] }
    }

    /// Returns the property called `name` of the type or of what it inherits.
    public func property(_ name: String, of type: String) -> PropertyDescription? {
        for ancestor in lineage(of: type) {
            if let found = self[ancestor]?.properties.first(where: { $0.name == name }) { return found }
        }
        return nil
    }
}

/// One type of a module.
public struct TypeDescription: Sendable {
    /// The kind of a type.
    public enum Kind: String, Sendable {
        /// A class.
        case classType = "class"
        /// A struct.
        case structure = "struct"
        /// An enum.
        case enumeration = "enum"
        /// A protocol.
        case protocolType = "protocol"
        /// An actor.
        case actor
        /// The module itself, whose name is empty.
        case module
    }

    /// The name, with the outer types' before it: `Outer.Inner`.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The names of its base class and protocols.
    public var inherits: [String]
    /// The source file, relative to the module.
    public var file: String?
    /// The line of the declaration, from 1.
    public var line: Int?
    /// The initializers.
    public var constructors: [Signature]
    /// The methods, static ones included.
    public var methods: [Signature]
    /// The properties, static ones included.
    public var properties: [PropertyDescription]
    /// The subscripts, static ones included.
    public var subscripts: [Signature]
    /// The cases of an enumeration.
    public var cases: [CaseDescription]
    /// Why a script cannot reach the type at all; nil when it can.
    public var unreachable: String?

    /// Makes a description of a type.
    public init(
        name: String, kind: Kind, inherits: [String] = [], file: String? = nil, line: Int? = nil,
        constructors: [Signature] = [], methods: [Signature] = [], properties: [PropertyDescription] = [],
        subscripts: [Signature] = [], cases: [CaseDescription] = []
    ) {
        self.name = name
        self.kind = kind
        self.inherits = inherits
        self.file = file
        self.line = line
        self.constructors = constructors
        self.methods = methods
        self.properties = properties
        self.subscripts = subscripts
        self.cases = cases
    }
}

/// An initializer, a method or a subscript.
public struct Signature: Sendable {
    /// The name; `init` for an initializer, `subscript` for a subscript.
    public var name: String
    /// The parameters.
    public var parameters: [ParameterDescription]
    /// The type of the result as the source writes it; nil for none.
    public var returns: String?
    /// Tells whether it may throw.
    public var isThrowing = false
    /// Tells whether it is asynchronous.
    public var isAsync = false
    /// Tells whether it belongs to the type.
    public var isStatic = false
    /// Tells whether it changes its receiver.
    public var isMutating = false
    /// Tells whether a script may assign what it stands for.
    public var isSettable = false
    /// Why a script cannot reach it; nil when it can.
    public var unreachable: String?
    /// The types that it is itself generic over, in the order in which a call names them.
    public var generics: [String] = []
    /// Tells whether it is only out of reach where nothing says the arguments of its generic type.
    public var needsTypeArguments = false
    /// Where it is declared; nil where that is not known.
    public var place: DeclarationPlace?

    /// Makes a signature of a plain instance method.
    public init(name: String, parameters: [ParameterDescription] = [], returns: String? = nil) {
        self.name = name
        self.parameters = parameters
        self.returns = returns
    }

    /// Tells whether it is an operator, whose name is made of marks.
    public var isOperator: Bool {
        name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false
    }

    /// Tells whether a call with that many arguments can be meant for it.
    public func accepts(count: Int) -> Bool {
        if parameters.contains(where: \.isVariadic) { return true }
        return count <= parameters.count && count >= parameters.count(where: { !$0.isOptional })
    }
}

/// A parameter of an initializer, a method or a subscript.
public struct ParameterDescription: Sendable {
    /// The argument label; nil for `_`.
    public var label: String?
    /// The name inside.
    public var name: String
    /// The type as the source writes it.
    public var type: String
    /// Tells whether it has a default.
    public var isOptional: Bool
    /// Tells whether it takes any number of values.
    public var isVariadic: Bool
    /// Tells whether the member may give what is passed another value.
    public var isInout = false
    /// The result builder that joins what the statements of a closure give; nil for any other parameter.
    public var builder: String?

    /// Makes a parameter.
    public init(
        label: String?, name: String, type: String, isOptional: Bool = false, isVariadic: Bool = false
    ) {
        self.isVariadic = isVariadic || type.hasSuffix("...")
        self.label = label
        self.name = name
        self.type = type
        self.isOptional = isOptional
    }
}

/// A property of a type.
public struct PropertyDescription: Sendable {
    /// The name.
    public var name: String
    /// The type as the source writes it, where it does.
    public var type: String?
    /// Tells whether a script may assign it.
    public var isSettable: Bool
    /// Tells whether it belongs to the type.
    public var isStatic: Bool
    /// Why a script cannot reach it; nil when it can.
    public var unreachable: String?
    /// Where it is declared; nil where that is not known.
    public var place: DeclarationPlace?

    /// Makes a property.
    public init(name: String, type: String? = nil, isSettable: Bool, isStatic: Bool = false) {
        self.name = name
        self.type = type
        self.isSettable = isSettable
        self.isStatic = isStatic
    }
}

/// A case of an enumeration.
public struct CaseDescription: Sendable {
    /// The name.
    public var name: String
    /// The payload's parameters.
    public var parameters: [ParameterDescription]
    /// The plain value that stands for the case, in languages that have no enumerations of their own.
    public var raw: Value?

    /// Makes a case.
    public init(name: String, parameters: [ParameterDescription] = []) {
        self.name = name
        self.parameters = parameters
    }
}

/// Where something is declared in the sources of a module.
public struct DeclarationPlace: Sendable, Equatable {
    /// The file, below the sources' folder.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1; nil where it is not known.
    public var column: Int?

    /// Makes a place.
    public init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `State.swift:4:9`.
    public var address: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

extension TypeDescription {
    /// Adds the members of another part of the same type.
    fileprivate mutating func add(_ part: TypeDescription) {
        inherits += part.inherits.filter { !inherits.contains($0) }
        constructors += part.constructors
        methods += part.methods
        properties += part.properties
        subscripts += part.subscripts
        cases += part.cases
    }
}
