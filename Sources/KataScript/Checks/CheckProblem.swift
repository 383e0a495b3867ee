import KataDiagnostics

/// What a script can mean wrongly, with the facts that a message needs.
enum CheckProblem {
    case unknownName(String, nearest: String?)
    case unknownFunction(String, nearest: String?)
    case functionAsValue(String)
    case boundTwice(String)
    case dropped(String)
    case constantAssigned(String)
    case notTakenApart(names: Int, found: String)
    case builtinArguments(Builtin, count: Int)
    case builtinLabel(Builtin, label: String)
    case builtinAsStatement(String)
    case openCase(String)
    case duplicateRule(String)
    case unknownRuleName(String, nearest: String?)
    case noInverse
    case undoneWithoutRule(call: String, head: String)
    case notOnQueue(method: String)
    case nothingToUndo(verb: String, count: Int, there: Int)

    /// A function that every script has.
    struct Builtin {
        var name: String
        var wanted: String
    }

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .unknownName(let name, let nearest):
            (.unknownName, "'\(name)' is neither an object, a 'let' nor a type" + Self.hint(nearest))
        case .unknownFunction(let name, let nearest):
            (
                .unknownName,
                "'\(name)' is neither a type nor a built-in function"
                    + (ForeignSyntax.hint(name) ?? Self.hint(nearest))
            )
        case .functionAsValue(let name): (.unknownName, "'\(name)' is a function: write '\(name)(…)'")
        case .boundTwice(let name): (.boundTwice, "'\(name)' is bound already; give this another name")
        case .dropped(let name): (.droppedName, "'\(name)' was dropped and cannot be used any more")
        case .constantAssigned(let name):
            (.constantAssigned, "'\(name)' is bound once and cannot be assigned; 'var' binds a name that can")
        case .notTakenApart(let names, let found):
            (.wrongParts, "a tuple of \(names) values is wanted here; this is \(found)")
        case .builtinArguments(let builtin, let count):
            (.builtinArguments, "'\(builtin.name)' takes \(builtin.wanted), not \(count)")
        case .builtinLabel(let builtin, let label):
            (.builtinArguments, "'\(builtin.name)' takes no labels; '\(label):' is too much")
        case .builtinAsStatement(let name):
            (.doesNothing, "'\(name)' only computes a value: write 'log \(name)(…)' to see it")
        case .openCase(let name):
            (.openCase, "'.\(name)' belongs to no type here: write 'Type.\(name)'")
        case .duplicateRule(let rule): (.duplicateRule, "'\(rule)' has an inverse already")
        case .unknownRuleName(let name, let nearest):
            (
                .unknownRuleName,
                "'\(name)' is neither a parameter of the rule, 'result', 'old.PROPERTY' nor a type"
                    + Self.hint(nearest)
            )
        case .noInverse: (.noInverse, "an inverse is a call, an assignment or 'nothing'")
        case .undoneWithoutRule(let call, let head):
            (
                .undoneWithoutRule,
                "'\(call)' cannot be undone: add '\(head): inverse(…)' or '\(head): nothing' under 'undo:'"
            )
        case .notOnQueue(let method):
            (.notOnQueue, "this call of '\(method)' is not on the queue: 'undo' steps over it")
        case .nothingToUndo(let verb, let count, let there):
            (
                .nothingToUndo,
                "cannot \(verb) \(count == 1 ? "a command" : "\(count) commands"): "
                    + Self.amount(there, verb == "undo" ? "done" : "undone")
            )
        }
    }

    private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

    private static func amount(_ there: Int, _ state: String) -> String {
        switch there {
        case 0: "no command is \(state)"
        case 1: "only one is \(state)"
        default: "only \(there) are \(state)"
        }
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange, notes: [Note] = []) -> Diagnostic {
        let (code, message) = wording
        return Diagnostic(code, message, at: range, notes: notes)
    }
}
