import KataDiagnostics
import KataInterpreter
import KataModules
import KataResults
import KataScript
import KataTranscript

/// Holds a learner's own types against all that a kata uses, before anything runs.
struct ContractJudge {
    let kata: Kata
    let module: BuiltModule

    /// Returns what the solution lacks; nil where it has everything.
    var report: ContractReport? {
        let breaches = breaches
        let others = others(beside: breaches ?? [])
        guard !(breaches ?? []).isEmpty || !others.isEmpty else { return nil }
        return ContractReport(kata: kata.id, breaches: breaches?.map(module.spelled) ?? [], others: others)
    }

    private var breaches: [ContractBreach]? {
        let names = kata.usedNames
        return module.contract.map {
            ContractCheck($0).breaches(of: module.types, isDynamic: module.isNamedByContract) {
                names.contains($0)
            }
        }
    }

    /// Returns the findings of what a scenario names and the module lacks, with the solution's own words and places.
    func findings(of lacks: [Diagnostic], in scenario: Scenario) -> [Finding] {
        let breaches = breaches ?? []
        return lacks.map { lack in
            let name = kata.file.text(in: lack.range)
            var report = ErrorReport(lack, in: scenario, file: kata.file)
            if let breach = breaches.first(where: { $0.names(name) }) {
                report.message = module.spelled(breach).sentence(of: kata.id)
                report.origin.frames = breach.place.map { [SourceFrame($0)] } ?? []
            }
            return .error(report)
        }
    }

    /// What the scenarios name and the module lacks, but for what the contract says already.
    private func others(beside breaches: [ContractBreach]) -> [String] {
        var told: [String] = []
        for scenario in kata.scenarios {
            for lack in ModuleChecker.lacks(scenario, setup: kata.setup(for: scenario), types: module.types) {
                let name = kata.file.text(in: lack.range)
                guard !told.contains(lack.message), !breaches.contains(where: { $0.names(name) }) else {
                    continue
                }
                told.append(lack.message)
            }
        }
        return told
    }
}

extension SourceFrame {
    /// Makes a frame of where something is declared.
    fileprivate init(_ place: DeclarationPlace) {
        self.init(file: place.file, line: place.line, column: place.column ?? 0, function: "")
    }
}

extension ContractBreach {
    /// Tells whether what is needed bears the name.
    fileprivate func names(_ name: String) -> Bool {
        needed.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
}

extension Kata {
    /// All names that the kata's scripts use: types, members, cases.
    fileprivate var usedNames: Set<String> {
        var names: Set<String> = []
        func visit(_ expression: Expression) {
            expression.forEachExpression { node in
                switch node.kind {
                case .name(let name): names.insert(name)
                case .member(_, let name), .implicitCase(let name, _): names.insert(name.text)
                default: break
                }
            }
        }
        func visit(_ block: Block) {
            block.forEachStatement { for expression in $0.expressions { visit(expression) } }
        }
        if let setup { visit(setup) }
        for scenario in scenarios {
            for row in scenario.rows { for (_, value) in row.values { visit(value) } }
            for object in scenario.objects { visit(object.value) }
            visit(scenario.commands)
        }
        return names
    }
}
