import KataDiagnostics
import KataInterpreter
public import KataJudging
public import KataModules
import KataResults
import KataScript
import KataSystem
import KataTranscript
import KataWorkers

/// Proves katas: the reference passes, the starter fails, every mutant is caught, the log is watched line by line, and what is
/// said of the structure tells the pattern from cheats.
public struct Verifier: Sendable {
    /// How often the reference runs; the last time on one CPU.
    private static let repetitions = 5
    /// Logs beyond this many lines are altered at this many lines only.
    private static let alteredLines = 300

    private let environment: KataEnvironment
    private let modules: ModuleStore
    private let language: String?

    /// Makes a verifier that builds modules in a store.
    ///
    /// - Parameter language: The language whose reference, starter and mutants are meant; nil for each module's own.
    public init(environment: KataEnvironment, modules: ModuleStore, language: String? = nil) {
        self.environment = environment
        self.modules = modules
        self.language = language
    }

    /// Verifies a kata file.
    public func verify(_ path: String) -> KataVerification {
        let registry = { environment.registry(forKatasIn: Files.folder(of: path)) }
        guard let loaded = LoadedKata(path: path, registry: registry) else { return unreadable(path) }
        var verification = KataVerification(id: LoadedKata.id(of: path), source: loaded.source)
        let reference = judge(loaded, .reference)
        guard let reference, reference.verdict == .passed, let kata = loaded.kata,
            let module = try? modules.module(of: kata, from: registry(), language: language)
        else {
            verification.obstacle = reference
            return verification
        }
        let runs = kata.runs
        let references = repeatReference(runs, kata, module, reference, &verification)
        guard verification.obstacle == nil else { return verification }
        verification.starterPasses = starterPasses(loaded, module)
        verifyMutants(loaded, kata, module, references, &verification)
        // Cheats, variants and explained mutants are written in the module's own language.
        if folders(of: module).solution == module.plugin.solution {
            let extensions = extensions(kata, module)
            verification.structure = StructureProver(
                loaded: loaded, kata: kata, environment: environment, modules: modules, module: module,
                extensions: extensions
            ).prove(reference: reference)
            verification.equivalents = EquivalentProver(
                kata: kata, module: module, extensions: extensions
            ).prove()
        }
        for reference in references { alter(reference, kata, &verification) }
        return verification
    }

    private func unreadable(_ path: String) -> KataVerification {
        var verification = KataVerification(
            id: LoadedKata.id(of: path), source: SourceFile(path: path, bytes: []))
        verification.obstacle = KataJudge(environment: environment, modules: modules, options: .init()).judge(
            path)
        return verification
    }

    // MARK: The reference

    /// Runs the reference again and again, and returns its last runs; what differs goes into the verification.
    private func repeatReference(
        _ runs: [ScenarioJudge], _ kata: Kata, _ module: PreparedModule, _ first: KataResult,
        _ verification: inout KataVerification
    ) -> [ReferenceRun] {
        var references: [ReferenceRun] = []
        let alone = module.makeWorkers(cpus: 1)
        defer { alone.shutdown() }
        for repetition in 2...Self.repetitions {
            let workers = repetition == Self.repetitions ? alone : module.workers
            for (index, run) in runs.enumerated() {
                let outcome = run.assess(kata, module.module, workers)
                guard outcome.findings.isEmpty else {
                    var failed = first
                    failed.scenarios[index].findings = outcome.findings
                    failed.scenarios[index].verdict = outcome.findings[0].verdict
                    verification.obstacle = failed
                    return []
                }
                if outcome.run?.transcript.lines != first.scenarios[index].transcript?.lines {
                    verification.flakyScenario = run.scenario.name(ofRow: run.row)
                }
                if repetition == Self.repetitions, let last = outcome.run {
                    references.append(ReferenceRun(judge: run, run: last))
                }
            }
        }
        return references
    }

    // MARK: Wrong solutions

    private func judge(_ kata: LoadedKata, _ solution: SolutionChoice) -> KataResult? {
        var options = KataJudge.Options()
        options.solution = solution
        options.language = language
        return KataJudge(environment: environment, modules: modules, options: options).judge(kata)
    }

    private func starterPasses(_ kata: LoadedKata, _ module: PreparedModule) -> Bool? {
        let starter = folders(of: module).starter
        guard Files.isFolder(starter) else { return nil }
        return judge(kata, .folder(starter))?.verdict == .passed
    }

    private func folders(of module: PreparedModule) -> ModuleFolders {
        module.plugin.folders(in: language ?? module.plugin.manifest.language)
    }

    private func extensions(_ kata: Kata, _ module: PreparedModule) -> [String] {
        let found = try? environment.registry(forKatasIn: Files.folder(of: kata.file.path)).starterLanguage(
            language ?? module.plugin.manifest.language)
        return found?.manifest.extensions ?? []
    }

    private func verifyMutants(
        _ loaded: LoadedKata, _ kata: Kata, _ module: PreparedModule, _ references: [ReferenceRun],
        _ verification: inout KataVerification
    ) {
        let mutants = ModuleMutants(of: module.plugin, in: language)
        let extensions = extensions(kata, module)
        verification.mutantFaults = mutants.faults(extensions: extensions)
        let study = SurvivorStudy(
            kata: kata, module: module, mutants: mutants, folders: folders(of: module),
            extensions: extensions, references: references)
        verification.mutants = mutants.names.map { name in
            KataVerification.Mutant(name: name, fate: fate(of: name, loaded, study))
        }
    }

    private func fate(
        of name: String, _ kata: LoadedKata, _ study: SurvivorStudy
    ) -> KataVerification.Fate {
        let module = study.module
        guard (try? study.mutants.sources(of: name, extensions: study.extensions)) != nil else {
            return .misplaced
        }
        guard let result = judge(kata, .mutant(name)) else { return .unknown("\(name) was not judged") }
        if let finding = result.finding {
            switch finding {
            case .build(let report): return .unbuildable(report.diagnostics)
            case .machine(let reason): return .unknown(reason)
            default: return .unknown(finding.verdict.rawValue)
            }
        }
        if let caught = result.scenarios.first(where: { $0.verdict.exitCode != .allPassed }) {
            return caught.verdict == .error
                ? .unknown("kata could not judge '\(caught.name)'") : .caught(by: caught.name, caught.verdict)
        }
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.source.path))
        let built = try? modules.module(
            of: study.kata, from: registry, solution: .mutant(name), language: language)
        if built?.module.folder == module.module.folder { return .sameAsReference }
        return .survived(study.survivor(name, result))
    }

    // MARK: The log

    /// Alters the log of one run line by line, and asks each time whether the kata notices.
    private func alter(_ reference: ReferenceRun, _ kata: Kata, _ verification: inout KataVerification) {
        var run = reference.run
        let scenario = reference.judge.scenario
        let original = run.transcript
        let lines = original.lines
        func isNoticed(_ altered: [Transcript.Line]) -> Bool {
            run.transcript = original.with(altered)
            return !Assessment(scenario: scenario, run: run, file: kata.file).findings.isEmpty
        }
        if !lines.isEmpty, !scenario.checksValues, !isNoticed([]) {
            verification.vacuousScenarios.append(reference.name)
        }
        lazy var watch = LogWatch(scenario, reference.run, in: kata.file)
        for index in stride(from: 0, to: lines.count, by: max(1, lines.count / Self.alteredLines)) {
            var unnoticed: [String] = []
            for alteration in Alteration.allCases {
                guard let altered = alteration.applied(to: lines, at: index) else { continue }
                verification.alterationCount += 1
                if isNoticed(altered) {
                    verification.noticedCount += 1
                } else {
                    unnoticed.append("\(alteration)")
                }
            }
            if !unnoticed.isEmpty {
                verification.unwatched.append(
                    KataVerification.UnwatchedLine(
                        scenario: reference.name, line: index + 1, text: lines[index].text,
                        alterations: unnoticed, place: watch.place(ofLine: index),
                        gap: watch.gap(ofLine: index)))
            }
        }
    }
}

extension Scenario {
    /// Tells whether `expect` statements check values, so that a log that is not compared is no hole.
    fileprivate var checksValues: Bool {
        commands.contains { statement in
            switch statement.kind {
            case .expect, .expectThrows: true
            default: false
            }
        }
    }
}
