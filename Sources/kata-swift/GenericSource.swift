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
        case .itself: argument
        case .element: "KataRuntime::element(of: \(argument))"
        case .key: "KataRuntime::key(of: \(argument))"
        case .value: "KataRuntime::value(of: \(argument))"
        }
    }
}

extension MemberDeclaration {
    /// The first parameter that has to be given and gives a generic parameter, and how.
    func source(of generic: GenericParameter) -> (slot: Int, source: GenericSource)? {
        for (slot, parameter) in parameters.enumerated() where !parameter.hasDefault {
            if let source = GenericSource(parameter, generic.name) { return (slot, source) }
        }
        return nil
    }
}
