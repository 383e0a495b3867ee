import KataDiagnostics
import KataScript
import KataTranscript

/// What a module can lack that a script names, with the facts that a message needs.
enum ModuleProblem {
    case unknownType(String, nearest: String?)
    case unknownMember(String, type: String, nearest: String?)
    /// A member that is there, of objects instead of the type, or the other way round.
    case misplacedMember(String, type: String, isStatic: Bool)
    case unknownCase(String, type: String, nearest: String?)
    case wrongArguments(String, written: String)
    case notConstructible(String)
    /// A value of an error's type without the name of its property.
    case fieldWithoutName(String)
    case methodNotCalled(type: String, method: String)
    case propertyCalled(type: String, property: String)
    case notConverted(Conversion, found: String)
    case readOnly(type: String, property: String)
    case unreachable(String, String)
    case unknownOperator(String, operands: Int)
    case shadowsType(String)

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .unknownType(let name, let nearest):
            (
                .unknownType,
                "the module has no type '\(name)'" + (ForeignSyntax.hint(name) ?? Self.hint(nearest))
            )
        case .unknownMember(let name, ModuleTypes.module, let nearest):
            (.unknownMember, "the module has no function or variable '\(name)'" + Self.hint(nearest))
        case .unknownMember(let name, let type, let nearest):
            (.unknownMember, "'\(type)' has no member '\(name)'" + Self.hint(nearest))
        case .misplacedMember(let name, let type, let isStatic):
            (
                .unknownMember,
                isStatic
                    ? "'\(name)' belongs to the type: write '\(type).\(name)'"
                    : "'\(name)' belongs to an object of \(type), not to the type"
            )
        case .unknownCase(let name, let type, let nearest):
            (.unknownCase, "'\(type)' has no case '.\(name)'" + Self.hint(nearest.map { ".\($0)" }))
        case .wrongArguments(let name, let written):
            (.wrongArguments, "'\(name)' does not take the arguments '\(written)'")
        case .notConstructible(let type): (.wrongArguments, "'\(type)' cannot be made by a script")
        case .fieldWithoutName(let type):
            (.wrongArguments, "a field of the error '\(type)' has its name: write 'name: value'")
        case .methodNotCalled(let type, let method):
            (
                .methodNotCalled,
                type == ModuleTypes.module
                    ? "'\(method)' is a function: write '\(method)(…)'"
                    : "'\(method)' is a method of \(type): write '\(method)(…)'"
            )
        case .propertyCalled(let type, let property):
            (
                .propertyCalled,
                type == ModuleTypes.module
                    ? "'\(property)' is a variable: write it without '(…)'"
                    : "'\(property)' is a property of \(type): write it without '(…)'"
            )
        case .notConverted(let conversion, let found):
            (
                .builtinArguments,
                "'\(conversion.rawValue)' converts \(conversion.wanted); this is \(found)"
            )
        case .readOnly(let type, let property):
            (
                .readOnly,
                "'\(type == ModuleTypes.module ? property : "\(type).\(property)")' cannot be assigned"
            )
        case .unreachable(let name, let reason): (.unreachableMember, "'\(name)' is out of reach: \(reason)")
        case .unknownOperator(let sign, let operands):
            (
                .unknownMember,
                "the module declares no operator '\(sign)' for \(operands == 1 ? "one operand" : "two operands")"
            )
        case .shadowsType(let name):
            (.shadowsType, "'\(name)' hides the module's type of that name; call it something else")
        }
    }

    private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange, notes: [Note]) -> Diagnostic {
        let (code, message) = wording
        return Diagnostic(code, message, at: range, notes: notes)
    }
}
