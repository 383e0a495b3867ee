import Foundation
import KataDiagnostics
import KataScript
import KataStructure
import KataSystem
import KataTesting
import KataTranscript
import KataWorkers
import Testing

@testable import KataJudging
@testable import KataModules

/// What copies of a solution have shown is not asked again, as long as the kata and the program are the same.
@Suite final class TrialMemoryTests {
    private let modules: ModuleStore
    private let module: PreparedModule
    private let kata: Kata
    private let facts: ModuleFacts
    private let rules: StructureRules
    /// A program that no test before had: what earlier tests noted is not found.
    private let program: String
    private let folder: TemporaryFolder

    init() throws {
        let environment = Workshop.environment
        modules = try environment.makeModuleStore()
        let path = Workshop.package.path + "/Katas/state.yaml"
        module = try modules.module("state", from: environment.registry(forKatasIn: Files.folder(of: path)))
        kata = try #require(LoadedKata(path: path)?.kata)
        facts = try #require(module.module.facts())
        rules = module.module.withOwnNames(try #require(module.plugin.manifest.structure).rules)
        folder = try TemporaryFolder()
        program = folder.path + "/kata"
        try Files.write(Array("a program".utf8), to: program)
    }

    deinit { modules.shutdown() }

    /// Settles the reference's structure and returns the verdict, with how many scenarios were run for it.
    private func settle(_ kata: Kata, by program: String?) -> (verdict: StructureVerdict, runs: Int) {
        let whole = TrialScenarios(of: kata)
        var runs = 0
        let counted = TrialScenarios(count: whole.count) { index, module, workers, records in
            runs += 1
            return whole.outcome(of: index, module, workers, records)
        }
        let trial = StructureTrial(
            module: module, rules: rules, facts: facts, scenarios: counted,
            memory: TrialMemory(of: kata, module, by: program))
        let reading = StructureJudge.judge(rules, facts)
        return (trial.settle(reading, reference: ReferenceAnswer { nil }), runs)
    }

    @Test func whatWasShownIsNotAskedAgain() {
        let first = settle(kata, by: program)
        let second = settle(kata, by: program)
        #expect(first.runs > 0)
        #expect(second.runs == 0)
        #expect(first.verdict.level == .found)
        #expect(second.verdict.level == .found)
        #expect(first.verdict.unjudged.map(\.sentence.text) == second.verdict.unjudged.map(\.sentence.text))
    }

    @Test(arguments: [0, 5, 15]) func copiesThatTakeTooLongProveNothing(_ most: Int) {
        let whole = TrialScenarios(of: kata)
        var runs = 0
        let limit = TrialScenarios.Limit(isOver: { runs >= most }) { run in
            runs += 1
            return run()
        }
        let hasty = TrialScenarios(count: whole.count, limit: limit) { index, module, workers, records in
            whole.outcome(of: index, module, workers, records)
        }
        let trial = StructureTrial(module: module, rules: rules, facts: facts, scenarios: hasty)
        let settled = trial.settle(
            StructureJudge.judge(rules, facts), reference: ReferenceAnswer { self.module })
        // The copy with nothing empty takes twelve runs; the first with an empty State fails.
        let isProven = most == 15
        #expect(settled.unjudged.contains { $0.reason == .tookTooLong } == !isProven)
        #expect(settled.level == .found)
        #expect(runs <= most)
    }

    @Test func anotherKataOrAnotherProgramAsksAnew() throws {
        _ = settle(kata, by: program)
        var other = kata
        other.file = SourceFile(path: kata.file.path, bytes: kata.file.bytes + Array("\n".utf8))
        #expect(settle(other, by: program).runs > 0)
        try Files.write(Array("changed".utf8), to: program)
        #expect(settle(kata, by: program).runs > 0)
        #expect(settle(kata, by: nil).runs > 0)
    }

    @Test func nothingIsNotedOfASolutionThatIsNotTrusted() throws {
        var environment = Workshop.environment
        environment.isolation = .basic
        let guarded = try environment.makeModuleStore()
        defer { guarded.shutdown() }
        let module = try guarded.module("state", from: environment.registry())
        #expect(module.trials == nil)
        #expect(self.module.trials != nil)
    }
}
