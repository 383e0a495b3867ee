/// How an argument gives a parameter of a generic type.
enum GenericSource {
    /// It is of that type.
    case itself
    /// It is a list, a set or an optional of that type.
    case element
    case key
    case value

    /// How a parameter of a member gives the generic parameter of that name; nil if it does not.
    init?(_ parameter: ParameterDeclaration, _ name: String) {
        let written = parameter.type.written.filter { $0 != " " }
        switch written {
        case name: self = .itself
        case "\(name)?", "Optional<\(name)>", "[\(name)]", "Array<\(name)>", "Set<\(name)>": self = .element
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
        case .key: "KataRuntime::key(of: \(argument))"
        case .value: "KataRuntime::value(of: \(argument))"
        }
    }
}

extension MemberDeclaration {
    /// Whether an argument may give a generic parameter.
    func gives(_ generic: GenericParameter) -> Bool {
        parameters.contains { GenericSource($0, generic.name) != nil }
    }

    /// The code for a value that is of a generic parameter: what the first of its arguments has that gives it.
    func source(of generic: GenericParameter) -> String {
        let sources = parameters.enumerated().compactMap { slot, parameter in
            GenericSource(parameter, generic.name)?.code("__kataValues[\(slot)]")
        }
        return sources.joined(separator: " ?? ")
    }
}
