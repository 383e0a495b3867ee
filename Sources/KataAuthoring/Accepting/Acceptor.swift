public import KataDiagnostics
import KataInterpreter
public import KataJudging
public import KataModules
import KataResults
import KataScript
import KataSystem

/// Writes the log of a reference into the kata that expects it, line by line.
public struct Acceptor: Sendable {
    private let environment: KataEnvironment
    private let modules: ModuleStore

    /// Makes an acceptor that builds references in a store.
    public init(environment: KataEnvironment, modules: ModuleStore) {
        self.environment = environment
        self.modules = modules
    }

    /// Runs a kata file against its reference, and returns what the file should become; nothing is written.
    public func accept(_ path: String) -> AcceptResult {
        let judge = KataJudge(environment: environment, modules: modules, options: KataJudge.Options())
        guard let loaded = LoadedKata(path: path), let kata = loaded.kata, loaded.canBeAccepted else {
            let source = SourceFile(path: path, bytes: [])
            let id = LoadedKata.id(of: path)
            let obstacle =
                judge.judge(path)
                ?? KataResult(id: id, title: id, module: id, source: source)
            return AcceptResult(id: id, source: obstacle.source, outcome: .obstacle(obstacle))
        }
        do throws(BuildError) {
            let registry = environment.registry(forKatasIn: Files.folder(of: path))
            let module = try modules.module(of: kata, from: registry)
            var result = AcceptResult(id: kata.id, source: kata.file, outcome: outcome(kata, module))
            result.uncompared = kata.scenarios.count { !$0.comparesLog }
            result.comparesNothing = result.uncompared == kata.scenarios.count
            return result
        } catch {
            let obstacle = KataResult(
                id: kata.id, title: kata.title.text(for: environment.locale), module: kata.module.text,
                source: kata.file, finding: Finding(error, in: kata))
            return AcceptResult(id: kata.id, source: kata.file, outcome: .obstacle(obstacle))
        }
    }

    /// Writes an accepted kata, as a whole or not at all.
    public func write(_ changed: SourceFile) throws { try Files.write(changed.bytes, to: changed.path) }

    // MARK: The way of the data

    private func outcome(_ kata: Kata, _ module: PreparedModule) -> AcceptResult.Outcome {
        let runs = runs(of: kata, module)
        if let obstacle = obstacle(kata, runs) { return .obstacle(obstacle) }
        let (edits, refusals) = KataRevision(kata: kata, runs: runs.map { $0.compactMap(\.run) }).edits()
        guard refusals.isEmpty else { return .refused(refusals) }
        guard !edits.isEmpty else { return .unchanged }
        let changed = SourceFile(
            path: kata.file.path, bytes: kata.file.applying(edits))
        do throws(AcceptError) {
            try readBack(changed, of: kata, module)
            return .changed(changed)
        } catch {
            return .refused([error])
        }
    }

    private struct RowRun {
        let judge: ScenarioJudge
        let run: ScenarioRun?
        let findings: [Finding]
    }

    private func runs(of kata: Kata, _ module: PreparedModule) -> [[RowRun]] {
        kata.scenarios.map { scenario in
            scenario.rows.indices.map { row in
                let judge = ScenarioJudge(scenario: scenario, row: row)
                let outcome = judge.assess(kata, module.module, module.workers)
                return RowRun(judge: judge, run: outcome.run, findings: outcome.findings)
            }
        }
    }

    /// Returns the result to show where a scenario does not pass for another reason than its log.
    private func obstacle(_ kata: Kata, _ runs: [[RowRun]]) -> KataResult? {
        let scenarios = runs.joined().compactMap { row -> ScenarioResult? in
            let others = row.findings.filter { !$0.isAboutLog }
            guard row.run == nil || !others.isEmpty else { return nil }
            return ScenarioResult(
                name: row.judge.scenario.name(ofRow: row.judge.row), maximum: 0,
                isHidden: row.judge.scenario.isHidden, findings: others, transcript: row.run?.transcript)
        }
        guard !scenarios.isEmpty else { return nil }
        return KataResult(
            id: kata.id, title: kata.title.text(for: environment.locale), module: kata.module.text,
            source: kata.file, scenarios: scenarios)
    }

    /// Refuses a changed file that is no right kata, or that would not pass with its new log.
    private func readBack(
        _ changed: SourceFile, of old: Kata, _ module: PreparedModule
    ) throws(AcceptError) {
        let loaded = LoadedKata(changed)
        let error = loaded.diagnostics.sorted.first(where: \.isError)
        guard error == nil, let kata = loaded.kata, kata.scenarios.count == old.scenarios.count else {
            let message = error?.message ?? "its scenarios are no longer there"
            throw AcceptError(.wouldBeInvalid(message: message), at: SourceRange(0, 0))
        }
        for (scenario, rows) in zip(old.scenarios, runs(of: kata, module))
        where rows.contains(where: { $0.run == nil || !$0.findings.isEmpty }) {
            throw AcceptError(.wouldNotPass(scenario: scenario.name), at: scenario.range)
        }
    }
}

extension Scenario {
    /// Tells whether some of what the scenario logs is held against what the kata expects.
    fileprivate var comparesLog: Bool { expectation?.log != nil || commands.hasInlineExpectations }
}

extension LoadedKata {
    /// Tells whether nothing is wrong with the kata but that a scenario expects nothing yet, or anything.
    var canBeAccepted: Bool {
        let mended = [DiagnosticCode.noExpectation.id, DiagnosticCode.anythingMatches.id]
        return diagnostics.found.allSatisfy { !$0.isError || mended.contains($0.code.id) }
    }
}

extension Finding {
    /// Tells whether the scenario fails only by what it logged.
    fileprivate var isAboutLog: Bool {
        switch self {
        case .log, .inline: true
        default: false
        }
    }
}
