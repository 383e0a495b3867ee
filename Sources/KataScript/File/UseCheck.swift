internal import KataDiagnostics

/// Looks for parameters, objects and captures that nothing uses, for references to nothing, and for scenarios that
/// expect nothing.
struct UseCheck {
    private let kata: Kata

    init(_ kata: Kata) { self.kata = kata }

    /// Reports what was found; nothing about uses where a script could not be read whole.
    func report(diagnostics: inout Diagnostics) {
        let hadErrors = diagnostics.hasErrors
        var used: Set<String> = kata.setup.map(NameUses.names) ?? []
        for scenario in kata.scenarios {
            let uses = NameUses.names(in: scenario)
            used.formUnion(uses.names)
            reportReferences(scenario, uses, diagnostics: &diagnostics)
            guard !hadErrors else { continue }
            reportExpectation(scenario, diagnostics: &diagnostics)
            let names = uses.names.union(kata.setup.map(NameUses.names) ?? [])
            for (name, _) in scenario.rows.first?.values ?? [] where !names.contains(name.text) {
                diagnostics.add(FileProblem.unusedParameter(name: name.text).diagnostic(at: name.range))
            }
        }
        guard !hadErrors else { return }
        var told: Set<SourceRange> = []
        for object in kata.scenarios.flatMap(\.objects) where !used.contains(object.name.text) {
            guard told.insert(object.name.range).inserted else { continue }
            diagnostics.add(
                FileProblem.unusedObject(name: object.name.text).diagnostic(at: object.name.range))
        }
    }

    private func reportExpectation(_ scenario: Scenario, diagnostics: inout Diagnostics) {
        let hasConditions = scenario.commands.contains { statement in
            switch statement.kind {
            case .expect, .expectThrows: true
            default: false
            }
        }
        guard !hasConditions, !scenario.commands.hasInlineExpectations else { return }
        guard let expectation = scenario.expectation else {
            diagnostics.add(
                ExpectationProblem.noExpectation(scenario: scenario.name).diagnostic(at: scenario.range))
            return
        }
        let isOpen = expectation.log.map { items in !items.isEmpty && items.allSatisfy(\.isGap) } ?? true
        if isOpen, expectation.never.isEmpty, expectation.error == nil {
            diagnostics.add(
                ExpectationProblem.anythingMatches.diagnostic(
                    at: expectation.log?.first?.range ?? expectation.range))
        }
    }

    /// Reports references to names that nothing gives, and captures that no reference uses.
    private func reportReferences(_ scenario: Scenario, _ uses: NameUses, diagnostics: inout Diagnostics) {
        let parameters = (scenario.rows.first?.values ?? []).map(\.name.text)
        var captures: [String] = []
        var captured: [Name] = []
        var referred: Set<String> = []
        func check(_ pattern: LinePattern, known: [String]) {
            for piece in pattern.template.pieces {
                guard case .reference(let name) = piece else { continue }
                referred.insert(name.text)
                guard !known.contains(name.text), !captures.contains(name.text) else { continue }
                let problem = ExpectationProblem.unknownReference(name: name.text, known: known + captures)
                diagnostics.add(problem.diagnostic(at: name.range))
            }
            for name in pattern.captures {
                captured.append(name)
                captures.append(name.text)
            }
        }
        let inner = parameters + uses.bound
        for pattern in uses.inlinePatterns { check(pattern, known: inner) }
        captures = []
        let expected = scenario.expectation
        for pattern in (expected?.log ?? []).flatMap(\.patterns) { check(pattern, known: parameters) }
        for pattern in expected?.never ?? [] { check(pattern, known: parameters) }
        if let error = expected?.error { check(error, known: parameters) }
        for name in captured where !referred.contains(name.text) {
            diagnostics.add(ExpectationProblem.unusedCapture(name: name.text).diagnostic(at: name.range))
        }
    }
}
