public import KataDiagnostics

/// Checks what the scripts of a kata mean as far as that shows without its module.
///
/// Whatever depends on the module is left alone: better silent than wrong.
public enum ScriptChecker {
    /// Reports names, rules and uses of the queue that cannot be right.
    ///
    /// Where the file has errors already, a name may be unknown only because its declaration could not be read, so
    /// unknown names are not reported then.
    ///
    /// - Parameter mayBeModules: Tells whether a name that nothing binds may be a function or a global of the module;
    ///   asked about unknown names only.
    public static func check(
        _ kata: Kata, diagnostics: inout Diagnostics,
        mayBeModules: @escaping (String) -> Bool = { _ in false }
    ) {
        let reportsUnknownNames = !diagnostics.hasErrors
        var findings = Findings()
        for scenario in kata.scenarios {
            var names = NameCheck(reportsUnknownNames: reportsUnknownNames, mayBeModules: mayBeModules)
            names.check(scenario, setup: kata.setup(for: scenario), findings: &findings)
            RuleCheck.check(scenario, mayBeModules, findings: &findings)
            QueueCheck.check(scenario, findings: &findings)
        }
        for finding in findings.all { diagnostics.add(finding) }
    }
}

/// What the checks of all scenarios found; what scenarios share is reported once.
struct Findings {
    private(set) var all: [Diagnostic] = []
    private var told: Set<Key> = []

    private struct Key: Hashable {
        var code: DiagnosticCode
        var range: SourceRange
    }

    mutating func add(_ problem: CheckProblem, at range: SourceRange, notes: [Note] = []) {
        let diagnostic = problem.diagnostic(at: range, notes: notes)
        guard told.insert(Key(code: diagnostic.code, range: range)).inserted else { return }
        all.append(diagnostic)
    }
}

extension String {
    /// Tells whether a free name may be a type's: it begins in upper case, or in a script that has no case.
    var mayBeType: Bool {
        guard let first = unicodeScalars.first else { return false }
        return !first.properties.isLowercase && first != "_" && first != "$"
    }
}

extension Expression {
    /// The type whose constructor makes the value, if that shows: `Waiter()`, `Outer.Inner(1)`.
    var constructedType: String? {
        guard case .call(let callee, _) = kind else { return nil }
        return callee.typeName
    }

    /// The type that a chain of names can only mean: `Waiter`, `Outer.Inner`.
    private var typeName: String? {
        switch kind {
        case .name(let name): name.mayBeType ? name : nil
        case .member(let base, let name):
            if name.text.mayBeType, let outer = base.typeName { "\(outer).\(name.text)" } else { nil }
        default: nil
        }
    }
}
