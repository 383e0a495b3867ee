public import KataDiagnostics
public import KataScript
public import KataTranscript

/// Checks a kata against the description of a module, without running anything.
///
/// Types are followed as far as the description tells them; where it does not, nothing is reported.
public enum ModuleChecker {
    /// Reports types, members, cases and arguments that the module does not have, and names that hide its types.
    public static func check(_ kata: Kata, against types: ModuleTypes, diagnostics: inout Diagnostics) {
        var told: Set<Place> = []
        for scenario in kata.scenarios {
            var check = TypeCheck(types: types)
            check.check(scenario, setup: kata.setup(for: scenario))
            if case .rules(let rules) = scenario.undo { check.check(rules) }
            for finding in check.findings
            where told.insert(Place(code: finding.code, range: finding.range)).inserted {
                diagnostics.add(finding)
            }
        }
    }

    /// Returns the types, members and cases that the scenario names and the module lacks: the verdict `contract`.
    ///
    /// Each is told once, at its first place. Whether arguments fit shows when the scenario runs.
    public static func lacks(
        _ scenario: Scenario, setup: Block? = nil, types: ModuleTypes
    ) -> [Diagnostic] {
        let codes: [DiagnosticCode] = [.unknownType, .unknownMember, .unknownCase]
        var told: Set<String> = []
        var check = TypeCheck(types: types)
        check.check(scenario, setup: setup)
        return check.findings.filter { codes.contains($0.code) && told.insert($0.message).inserted }
    }

    private struct Place: Hashable {
        var code: DiagnosticCode
        var range: SourceRange
    }
}
