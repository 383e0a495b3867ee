public import KataDiagnostics
import KataDiff
import KataInterpreter
public import KataModules
import KataReport
import KataScript
import KataWorkers
import KataYAML

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
        do throws(ModuleFailure) {
            let registry = environment.registry(forKatasIn: Files.folder(of: path))
            let module = try modules.module(kata.module.text, from: registry)
            return AcceptResult(id: kata.id, source: kata.file, outcome: outcome(kata, module))
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

    private func outcome(_ kata: Kata, _ module: ModuleStore.Ready) -> AcceptResult.Outcome {
        let runs = runs(of: kata, module)
        if let obstacle = obstacle(kata, runs) { return .obstacle(obstacle) }
        let (edits, refusals) = revise(kata, runs)
        guard refusals.isEmpty else { return .refused(refusals) }
        guard !edits.isEmpty else { return .unchanged }
        let changed = SourceFile(
            path: kata.file.path, bytes: kata.file.applying(edits))
        do throws(AcceptRefusal) {
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

    private func runs(of kata: Kata, _ module: ModuleStore.Ready) -> [[RowRun]] {
        kata.scenarios.map { scenario in
            scenario.rows.indices.map { row in
                let judge = ScenarioJudge(scenario: scenario, row: row)
                let (run, findings) = judge.assess(kata, module.module, module.workers)
                return RowRun(judge: judge, run: run, findings: findings)
            }
        }
    }

    /// Returns the result to show where a scenario does not pass for another reason than its log.
    private func obstacle(_ kata: Kata, _ runs: [[RowRun]]) -> KataResult? {
        let scenarios = runs.joined().compactMap { row -> ScenarioResult? in
            let others = row.findings.filter { !$0.isAboutLog }
            guard row.run == nil || !others.isEmpty else { return nil }
            return ScenarioResult(
                name: row.judge.scenario.name(ofRow: row.judge.row), points: 0,
                isHidden: row.judge.scenario.isHidden, findings: others, transcript: row.run?.transcript,
                duration: 0)
        }
        guard !scenarios.isEmpty else { return nil }
        return KataResult(
            id: kata.id, title: kata.title.text(for: environment.locale), module: kata.module.text,
            source: kata.file, scenarios: scenarios)
    }

    private func revise(_ kata: Kata, _ runs: [[RowRun]]) -> (edits: [FixIt.Edit], refusals: [AcceptRefusal])
    {
        var unheard = Diagnostics()
        let root = YAMLReader.root(of: kata.file, diagnostics: &unheard)
        var edits: [FixIt.Edit] = []
        var refusals: [AcceptRefusal] = []
        for (index, scenario) in kata.scenarios.enumerated() {
            do throws(AcceptRefusal) {
                guard let map = root.flatMap({ LogSite.scenarioMap(index, in: $0) }) else {
                    throw AcceptRefusal(.foreignForm, at: scenario.range)
                }
                let rows = try reviews(of: scenario, runs[index])
                edits += try ScenarioRevision(scenario: scenario, map: map, rows: rows).edits()
            } catch {
                refusals.append(error)
            }
        }
        return (edits, refusals)
    }

    private func reviews(of scenario: Scenario, _ runs: [RowRun]) throws(AcceptRefusal) -> [RowReview] {
        var reviews: [RowReview] = []
        for run in runs.compactMap(\.run) {
            do throws(ExpectationFault) {
                reviews.append(try RowReview(run, of: scenario, addsLog: scenario.expectsNothing))
            } catch {
                throw AcceptRefusal(.wouldBeInvalid(message: error.message), at: error.range)
            }
        }
        return reviews
    }

    /// Refuses a changed file that is no right kata, or that would not pass with its new log.
    private func readBack(
        _ changed: SourceFile, of old: Kata, _ module: ModuleStore.Ready
    ) throws(AcceptRefusal) {
        let loaded = LoadedKata(changed)
        let error = loaded.diagnostics.sorted.first(where: \.isError)
        guard error == nil, let kata = loaded.kata, kata.scenarios.count == old.scenarios.count else {
            let message = error?.message ?? "its scenarios are no longer there"
            throw AcceptRefusal(.wouldBeInvalid(message: message), at: SourceRange(0, 0))
        }
        for (scenario, rows) in zip(old.scenarios, runs(of: kata, module))
        where rows.contains(where: { $0.run == nil || !$0.findings.isEmpty }) {
            throw AcceptRefusal(.wouldNotPass(scenario: scenario.name), at: scenario.range)
        }
    }
}

extension LoadedKata {
    /// Tells whether nothing is wrong with the kata but that a scenario expects nothing yet.
    fileprivate var canBeAccepted: Bool {
        diagnostics.found.allSatisfy { !$0.isError || $0.code.id == DiagnosticCode.noExpectation.id }
    }
}

extension Scenario {
    /// Tells whether the scenario says nothing of what should come of it.
    fileprivate var expectsNothing: Bool {
        expectation == nil && !commands.hasInlineExpectations
            && !commands.contains {
                switch $0.kind {
                case .expect, .expectThrows: true
                default: false
                }
            }
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

extension SourceFile {
    /// Returns the content with edits applied that do not overlap; those at one place in the order given.
    func applying(_ edits: [FixIt.Edit]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.start, $0.element.range.end, $0.offset)
                < ($1.element.range.start, $1.element.range.end, $1.offset)
        }
        for (_, edit) in ordered {
            result += bytes[position..<max(position, edit.range.start)]
            result += edit.replacement.utf8
            position = max(position, edit.range.end)
        }
        return result + bytes[position...]
    }
}
