public import KataDiagnostics
import KataJudging
public import KataModules
import KataResults
import KataScript
import KataWorkers

/// What is proven of a module's equivalents: that each is a mutant, and that nothing shows it.
public struct EquivalentProof: Sendable {
    /// How many are still true.
    public var heldCount = 0
    /// What is wrong with the others; nil for nothing.
    public var faults: MutantFaults?
    /// Why nothing is known of some; nil where all were judged.
    public var unknown: String?
}

/// Holds a module's equivalents to be still true.
struct EquivalentProver {
    let kata: Kata
    let module: PreparedModule
    let extensions: [String]

    /// Returns what is proven; nil where the module explains no mutants.
    func prove() -> EquivalentProof? {
        guard let equivalents = ModuleEquivalents(of: module.plugin, extensions: extensions) else {
            return nil
        }
        var proof = EquivalentProof()
        var diagnostics = equivalents.diagnostics
        do throws(BuildError) {
            // The same wishes as those of 'kata mutate', so that both use one copy.
            let copy = try module.copy(.mutants(of: module.ownFiles))
            let mutants = equivalents.entries.isEmpty ? [] : judged(copy, equivalents.entries, &proof)
            for entry in equivalents.entries where proof.unknown == nil {
                let meant = mutants.filter { $0.isMeant(by: entry) }
                if let objection = entry.objection(meant) {
                    diagnostics.add(objection)
                } else {
                    proof.heldCount += 1
                }
            }
        } catch {
            proof.unknown = error.text
        }
        if diagnostics.hasErrors { proof.faults = MutantFaults(equivalents.source, diagnostics) }
        return proof
    }

    /// Judges the mutants of a copy that an entry speaks of.
    private func judged(
        _ copy: ModuleCopy?, _ entries: [EquivalentMutant], _ proof: inout EquivalentProof
    ) -> [JudgedMutant] {
        guard let copy, let mutants = copy.mutants else { return [] }
        let trial = MutantTrial(kata, copy)
        defer { trial.workers.shutdown() }
        if let scenario = trial.failure {
            proof.unknown = "the copy of the reference that holds the mutants does not pass '\(scenario)'"
            return []
        }
        let sources = JudgedMutant.sources(of: module)
        return mutants.compactMap { mutant in
            guard let source = sources[mutant.file] else { return nil }
            var judged = JudgedMutant(mutant, in: source, .unreached)
            guard entries.contains(where: judged.isMeant) else { return nil }
            judged.fate = trial.fate(of: mutant)
            if case .unknown(let reason) = judged.fate { proof.unknown = reason }
            return judged
        }
    }
}

extension EquivalentMutant {
    /// Returns what is wrong with the entry, given what became of the mutants that it speaks of; nil for nothing.
    public func objection(_ mutants: [JudgedMutant]) -> Diagnostic? {
        for mutant in mutants {
            if case .caught(let scenario, _) = mutant.fate { return isCaught(by: scenario) }
        }
        if mutants.isEmpty { return matchesNothing }
        let isRefused = mutants.allSatisfy { if case .unbuildable = $0.fate { true } else { false } }
        return isRefused ? refused : nil
    }

    private var matchesNothing: Diagnostic {
        Diagnostic(
            .falseEquivalent,
            "no mutant makes this of the line: copy both lines from 'kata mutate', or take the entry out",
            at: line.range)
    }

    private var refused: Diagnostic {
        Diagnostic(
            .falseEquivalent, "the compiler refuses this mutant, so it needs no reason: take the entry out",
            at: line.range)
    }

    private func isCaught(by scenario: String) -> Diagnostic {
        Diagnostic(
            .falseEquivalent, "the scenario '\(scenario)' shows this mutant: take the entry out",
            at: line.range)
    }
}
