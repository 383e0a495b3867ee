/// Why a script cannot reach a type or a member.
enum Reason {
    case hidden
    case unavailable
    case noncopyable
    case functionType
    case unreachableType(String)
    case whereClause
    case parameter(name: String, String)
    /// It is known only in the types that conform to its protocol.
    case conformance(parameter: String?)
    case repeatedGeneric(String)
    case missingGeneric(String, of: String?)
    case genericSubclass(String)
    case argumentCount(Int, of: String, got: Int)
    case specialGeneric
    case insideGeneric
    case twoVariadics
    case foreignGeneric
    case foreignProtocol
    case privateStorage
    case conditionalStorage
    /// The compiler refused what was generated for it.
    case refused(String)
    /// The bindings did not compile even after what the compiler pointed at was left out.
    case abandoned

    /// The reason as people read it.
    var text: String {
        switch self {
        case .hidden: "it is private"
        case .unavailable: "it is unavailable"
        case .noncopyable: "it is noncopyable"
        case .functionType: "it is a function"
        case .unreachableType(let text): "it is \(text)"
        case .whereClause: "it has a generic where clause"
        case .parameter(let name, let text): "parameter '\(name)': \(text)"
        case .conformance(.none): "it belongs to the types that conform"
        case .conformance(.some(let name)): "parameter '\(name)' depends on the conforming type"
        case .repeatedGeneric(let name): "it uses the generic parameter \(name) more than once"
        case .missingGeneric(let name, .none): "its arguments do not give the generic parameter \(name)"
        case .missingGeneric(let name, .some(let type)):
            "its arguments do not give the generic parameter \(name) of \(type)"
                + (type.contains(".") ? "" : ": write '\(type)<…>'")
        case .argumentCount(let count, let name, let got):
            "'\(name)' takes \(count) type\(count == 1 ? "" : "s"), not \(got)"
        case .insideGeneric: "it stands inside a generic type"
        case .specialGeneric: "it is generic over a pack or a value"
        case .twoVariadics: "it has two variadic parameters"
        case .foreignGeneric: "it extends a generic type of another module"
        case .genericSubclass(let name):
            "it is a generic subclass of a generic class: write '\(name)<…>'"
        case .foreignProtocol: "it extends a protocol of another module"
        case .privateStorage: "a stored property is private"
        case .conditionalStorage: "a stored property is inside #if"
        case .refused(let message): "compiler: \(message)"
        case .abandoned: "compiler: the bindings of other members do not compile"
        }
    }

    /// Whether the member is in reach all the same, of a type that is named with its arguments or that conforms.
    var isAboutNames: Bool {
        switch self {
        case .missingGeneric(_, .some), .conformance(.none): true
        default: false
        }
    }

    /// Whether it is that values do not tell the types that a member is generic over.
    var isAboutGenerics: Bool {
        switch self {
        case .repeatedGeneric, .missingGeneric(_, .none), .whereClause: true
        case .parameter(_, let text): text.hasPrefix("the generic parameter")
        default: false
        }
    }

    /// Whether source outside the declaration may not even name it.
    var forbidsNaming: Bool {
        switch self {
        case .unavailable, .refused, .abandoned: true
        default: false
        }
    }
}
