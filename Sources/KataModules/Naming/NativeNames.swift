import KataDiagnostics
import KataTranscript

/// The names of a module's contract beside those that a solution in another language has for them.
public struct NativeNames: Sendable {
    /// A constructor or method of the contract, and how the solution has it.
    struct Reach: Sendable {
        /// What the contract says.
        var promised: Signature
        /// The solution's own name.
        var native: String
        /// The solution's own label for each parameter of the contract; nil for a place without one.
        var labels: [String?]
        /// Whether these are the labels of the solution's parameters in their order.
        var isInOrder = false
        /// Whether the solution has a property there, which is read and not called.
        var isProperty = false
        /// What the solution has, where it does not take as many values as are promised.
        var misfit: Signature?

        /// The signature by the contract's name: the promised one, or the solution's where that is none.
        var named: Signature {
            guard var own = misfit else { return promised }
            own.name = promised.name
            return own
        }
    }

    /// A property of the contract, and how the solution has it.
    struct PropertyReach: Sendable {
        var name: String
        /// The type that the contract declares.
        var type: DeclaredType?
        /// The type as the contract writes it.
        var declared: String
        /// Whether the contract or the solution has it for reading alone.
        var isSettable: Bool
        var isStatic: Bool
        /// The solution's property, or the method that reads it.
        var native: String
        /// Whether a method reads it.
        var isCalled = false
        /// The method that sets it; nil where it is assigned.
        var setter: String?
    }

    /// A case of the contract, and how the solution has it.
    struct CaseReach: Sendable {
        var name: String
        var native: String
        /// The plain value that stands for the case in the solution; nil where the case is a value of its own.
        var raw: Value?
    }

    /// What the solution has for one type of the contract.
    struct TypeReach: Sendable {
        var constructors: [Reach] = []
        var methods: [Reach] = []
        var properties: [PropertyReach] = []
        var cases: [CaseReach] = []
    }

    /// The module's types by the contract's names.
    let types: ModuleTypes
    /// The solution's types by their own names.
    let native: ModuleTypes
    let spelling: NameSpelling
    let reaches: [String: TypeReach]
    let nativeTypes: [String: String]
    private let promisedTypes: [String: String]

    init(
        types: ModuleTypes, native: ModuleTypes, spelling: NameSpelling, reaches: [String: TypeReach],
        nativeTypes: [String: String]
    ) {
        self.types = types
        self.native = native
        self.spelling = spelling
        self.reaches = reaches
        self.nativeTypes = nativeTypes
        promisedTypes = Dictionary(nativeTypes.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the solution's name of a type.
    func nativeType(_ name: String) -> String { nativeTypes[name] ?? name }

    /// Returns the contract's name of a type; the solution's own where the contract knows none.
    func promisedType(_ name: String) -> String { promisedTypes[name] ?? name }

    /// Returns the solution's name of a member that the contract does not have: its own, or as it would be spelled.
    func nativeMember(_ name: String, of type: String?) -> String {
        guard let type else { return spelling.member(name) }
        // A function of the module is called by a name that is no solution's.
        if type.contains("->") { return name }
        let own = native.lineage(of: nativeType(type)).compactMap { native[$0] }
        let names = own.flatMap { $0.methods.map(\.name) + $0.properties.map(\.name) }
        if names.contains(name) { return name }
        return names.first { NameForm.folded($0) == NameForm.folded(name) } ?? spelling.member(name)
    }

    /// Returns what the solution has for a case; an open one is found by its name alone.
    func nativeCase(_ name: String, of type: String?) -> (type: String?, name: String) {
        let owners = type.map { [$0] } ?? reaches.filter { $1.cases.contains { $0.name == name } }.map(\.key)
        guard owners.count == 1, let owner = owners.first else { return (type.map(nativeType), name) }
        let known = reaches[owner]?.cases.first { $0.name == name }
        return (nativeType(owner), known?.native ?? spelling.enumCase(name))
    }

    /// Returns the constructors or methods of a type, and of what it inherits, that bear a name.
    func methods(_ name: String, of type: String?, isStatic: Bool) -> [Reach] {
        guard let type else { return [] }
        return types.lineage(of: type).flatMap { ancestor in
            reaches[ancestor]?.methods.filter {
                $0.promised.name == name && $0.promised.isStatic == isStatic
            } ?? []
        }
    }

    /// Returns the property of a type, or of what it inherits, that bears a name.
    func property(_ name: String, of type: String?, isStatic: Bool) -> PropertyReach? {
        guard let type else { return nil }
        return types.lineage(of: type).lazy.compactMap { ancestor in
            reaches[ancestor]?.properties.first { $0.name == name && $0.isStatic == isStatic }
        }.first
    }

    // MARK: Values

    /// Returns a value of the script as the solution has it.
    func nativeValue(_ value: Value, of type: DeclaredType?) -> Value {
        let typed =
            type?.fitted(value) { value, name in
                guard case .enumCase(var enumCase) = value, enumCase.type == nil, types[name] != nil else {
                    return value
                }
                enumCase.type = name
                return .enumCase(enumCase)
            } ?? value
        return typed.withoutTuples.mapTypes(
            of: { ObjectReference(id: $0.id, type: nativeType($0.type)) },
            cases: { enumCase in
                var enumCase = enumCase
                (enumCase.type, enumCase.name) = nativeCase(enumCase.name, of: enumCase.type)
                return enumCase
            })
    }

    /// Returns a value of the solution as the contract has it.
    func promisedValue(_ value: Value, of type: DeclaredType?) -> Value {
        let named = value.mapTypes(
            of: { ObjectReference(id: $0.id, type: promisedType($0.type)) },
            cases: { enumCase in
                var enumCase = enumCase
                enumCase.type = enumCase.type.map(promisedType)
                let known = enumCase.type.flatMap { reaches[$0] }?.cases
                enumCase.name = known?.first { $0.native == enumCase.name }?.name ?? enumCase.name
                return enumCase
            })
        return type?.fitted(named) { value, name in
            let found = reaches[name]?.cases.first { reach in
                reach.raw.map { $0.isSamePlainValue(as: value) } ?? false
            }
            return found.map { .enumCase(EnumCase(name: $0.name, type: name)) } ?? value
        } ?? named
    }
}

extension Value {
    /// The value with lists for tuples and for ranges of integers, which other languages do not tell apart from these.
    fileprivate var withoutTuples: Value {
        switch self {
        case .tuple(let parts): .list(parts.map(\.value.withoutTuples))
        case .range(let range):
            if let integers = range.integers, integers.count <= 1_000_000 {
                .list(integers.map(Value.integer))
            } else {
                self
            }
        case .list(let elements): .list(elements.map(\.withoutTuples))
        default: self
        }
    }

    /// Tells whether both are the same text, or the same integer.
    fileprivate func isSamePlainValue(as other: Value) -> Bool {
        switch (self, other) {
        case (.string(let own), .string(let other)): own.unicodeScalars.elementsEqual(other.unicodeScalars)
        case (.integer(let own), .integer(let other)): own == other
        default: false
        }
    }

    /// Returns the value with each object and each case in it replaced.
    fileprivate func mapTypes(
        of object: (ObjectReference) -> ObjectReference, cases: (EnumCase) -> EnumCase
    ) -> Value {
        switch self {
        case .object(let reference): .object(object(reference))
        case .list(let elements): .list(elements.map { $0.mapTypes(of: object, cases: cases) })
        case .map(let entries):
            .map(
                entries.map {
                    MapEntry(
                        key: $0.key.mapTypes(of: object, cases: cases),
                        value: $0.value.mapTypes(of: object, cases: cases))
                })
        case .enumCase(let enumCase):
            .enumCase(
                cases(
                    EnumCase(
                        name: enumCase.name, type: enumCase.type,
                        arguments: enumCase.arguments.map {
                            Argument(label: $0.label, value: $0.value.mapTypes(of: object, cases: cases))
                        })))
        case .tuple(let parts):
            .tuple(parts.mapValues { $0.mapTypes(of: object, cases: cases) })
        case .null, .bool, .integer, .float, .string, .closure, .range, .metatype: self
        }
    }
}
