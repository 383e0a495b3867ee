/// How an argument gives a parameter of a generic type.
enum GenericSource {
    /// It is of that type.
    case itself
    /// It is a list, a set or an optional of that type.
    case element
    /// It is a list of lists of that type.
    case nested
    case key
    case value

    /// How a parameter of a member gives the generic parameter of that name; nil if it does not.
    init?(_ parameter: ParameterDeclaration, _ name: String) {
        let written = parameter.type.written.filter { $0 != " " }
        switch written {
        case name: self = .itself
        case "\(name)?", "Optional<\(name)>", "[\(name)]", "Array<\(name)>", "Set<\(name)>": self = .element
        case "[[\(name)]]", "[\(name)]?": self = .nested
        case _ where written.hasPrefix("[\(name):") || written.hasPrefix("Dictionary<\(name),"): self = .key
        case _ where written.hasSuffix(":\(name)]") && written.hasPrefix("["): self = .value
        case _ where written.hasSuffix(",\(name)>") && written.hasPrefix("Dictionary<"): self = .value
        default: return nil
        }
    }

    /// The code that takes a value of that type out of an argument.
    func code(_ argument: String) -> String {
        switch self {
        case .itself: "KataRuntime::given(\(argument))"
        case .element: "KataRuntime::element(of: \(argument))"
        case .nested: "KataRuntime::element(of: \(argument)).flatMap({ KataRuntime::element(of: $0) })"
        case .key: "KataRuntime::key(of: \(argument))"
        case .value: "KataRuntime::value(of: \(argument))"
        }
    }
}

/// How the types of a member's arguments give a parameter of the generic type that the member makes or belongs to.
enum TypeGiver {
    /// A `where` clause says what it is.
    case fixed(String)
    /// A value of it is among the arguments; the code takes the value out of them.
    case value(code: String)
    /// It belongs to the type of an argument, as `S.Item`, where that type meets what is asked of `S`.
    case associated(String, of: GenericParameter, slot: Int)
    /// Only closures tell it, so it is whatever the script's values are.
    case anything

    init?(of generic: GenericParameter, by member: MemberDeclaration, in type: TypeDeclaration) {
        let codes = member.parameters.enumerated().compactMap { slot, parameter in
            GenericSource(parameter, generic.name)?.code("__kataValues[\(slot)]")
        }
        if let same = member.requirement?.sameTypes[generic.name] {
            self = .fixed(same)
        } else if !codes.isEmpty {
            self = .value(code: codes.joined(separator: " ?? "))
        } else if let giver = Self.associated(generic, member, type) {
            self = giver
        } else if StandardTypes.scriptValueIs(generic.checkable), member.takesFunction(of: generic) {
            self = .anything
        } else {
            return nil
        }
    }

    private static func associated(
        _ generic: GenericParameter, _ member: MemberDeclaration, _ type: TypeDeclaration
    ) -> TypeGiver? {
        let pairs = (member.given?.sameTypes ?? [:]).map { ($0.key, $0.value) }
        let names = pairs.compactMap { left, right in
            left == generic.name ? right : right == generic.name ? left : nil
        }
        for name in names.sorted() {
            guard let owner = name.split(separator: ".").first.map(String.init), owner != name,
                let opened = member.opened.first(where: { $0.name == owner }),
                let slot = member.parameters.firstIndex(where: { $0.type.written == owner })
            else { continue }
            return .associated(name, of: opened, slot: slot)
        }
        return nil
    }

    /// The parameter of the function that opens the argument, with the code for a value of it; nil where none is opened.
    func opener(_ generic: GenericParameter) -> (parameter: GenericParameter, code: String)? {
        switch self {
        case .fixed, .anything: nil
        case .value(let code): (generic, code)
        case .associated(_, let parameter, let slot):
            (parameter, "KataRuntime::given(__kataValues[\(slot)])")
        }
    }

    /// What stands for the parameter where the generic type is written; nil for its own name.
    func text(_ generic: GenericParameter) -> String? {
        switch self {
        case .fixed(let type): type
        case .value: nil
        case .associated(let name, _, _): name
        case .anything: generic.checkable == nil ? "Any" : "KataRuntime::ScriptValue"
        }
    }
}

extension MemberDeclaration {
    /// Whether a function that it takes has a generic parameter among its types.
    fileprivate func takesFunction(of generic: GenericParameter) -> Bool {
        parameters.contains { parameter in
            parameter.type.mentions([generic.name])
                && (parameter.function != nil || parameter.type.written.contains("->"))
        }
    }

    /// The place of a parameter that takes values of the generic type itself, whose own arguments then serve.
    func slotOfOwnType(_ type: TypeDeclaration) -> Int? {
        let own = type.generics.map(\.name).joined(separator: ",")
        return parameters.firstIndex { parameter in
            let written = parameter.type.written.filter { $0 != " " && $0 != "?" }
            return parameter.function == nil
                && [type.name, type.path.last ?? ""].contains {
                    written == $0 || written == "\($0)<\(own)>" || written == "Self"
                }
        }
    }
}
