import KataDiagnostics
import KataInterpreter
import KataModules
import KataResults
import KataScript
import KataTranscript

/// Holds a learner's own types against all that a kata uses, before anything runs.
struct ContractJudge {
    let kata: Kata
    let contract: Contract?
    let module: BuiltModule

    /// Returns what the solution lacks; nil where it has everything.
    var report: ContractReport? {
        let names = kata.usedNames
        let breaches = contract.map {
            ContractCheck($0).breaches(of: module.types) { names.contains($0) }
        }
        let others = others(beside: breaches ?? [])
        guard !(breaches ?? []).isEmpty || !others.isEmpty else { return nil }
        return ContractReport(kata: kata.id, breaches: breaches?.map(module.spelled) ?? [], others: others)
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
