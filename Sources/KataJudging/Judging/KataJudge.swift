import KataDiagnostics
import KataInterpreter
public import KataModules
public import KataResults
import KataScript
import KataSystem
import KataTranscript

/// Judges katas: reads a file, runs its scenarios against a module, and holds the logs against what was expected.
public struct KataJudge: Sendable {
    /// What is looked at beside verdicts.
    public enum View: Sendable {
        case nothing
        /// The types alone: nothing runs.
        case types
        /// The objects after each command.
        case objects
        /// Who called whom.
        case calls
        /// All that a page shows: objects, calls, and the types of the solution.
        case page

        fileprivate var parts: RecordedParts {
            switch self {
            case .nothing, .types: []
            case .objects: .objects
            // Names tell the objects of calls apart.
            case .calls, .page: [.objects, .calls]
            }
        }
    }

    /// What to judge, and against which sources.
    public struct Options: Sendable {
        /// Whose sources are judged.
        public var solution = SolutionChoice.reference
        /// Which scenarios to run; all where it is nil.
        public var scenario: ScenarioChoice?
        /// The language of the sources; nil for the one that most of them are in.
        public var language: String?
        /// Which katas to run; all where it is nil.
        public var filter: Filter?
        /// How many lines of a log a result keeps; all where it is nil.
        public var keptLines: Int?
        /// How much is done to judge the structure of a solution whose log is right.
        public var structure = StructureEffort.full
        /// Tells whether copies of a solution that have shown what its structure is asked need not run again.
        public var remembersTrials = false
        /// What results hold for those who look at a run.
        public var view = View.nothing
        /// Tells whether scenarios after one that met a slow limit are skipped: they mostly wait in the same endless loop.
        public var stopsAtLimit = false
        /// Tells whether nothing is told of a hidden scenario but its name, points and verdict.
        public var redactsHidden = false
        /// Tells whether results hold what the words of their logs mean.
        public var glosses = false
        /// Tells whether a solution that lacks something is told so once, and nothing of it runs.
        public var tellsContract = false
        /// Says which scenario of which kata begins, both by name.
        public var willRun: @Sendable (_ kata: String, _ scenario: String) -> Void = { _, _ in }

        /// Makes options that run everything against the reference.
        public init() {}
    }

    let environment: KataEnvironment
    let modules: ModuleStore
    let options: Options
    private let registries: RegistryCache

    /// Makes a judge, which finds modules by the folders of the katas.
    public init(environment: KataEnvironment, modules: ModuleStore, options: Options) {
        self.environment = environment
        self.modules = modules
        self.options = options
        self.registries = RegistryCache(environment)
    }

    /// Returns what came of a kata file; nil if the options leave it out.
    public func judge(_ path: String) -> KataResult? {
        let registry = { registries.registry(forKatasIn: Files.folder(of: path)) }
        guard let loaded = LoadedKata(path: path, registry: registry) else { return unreadable(path) }
        return judge(loaded)
    }

    /// Returns what came of a kata that was read before; nil if the options leave it out.
    ///
    /// This is the way of the data: tree, kata, module, transcript, differences, verdict.
    public func judge(_ loaded: LoadedKata) -> KataResult? {
        guard let kata = loaded.kata, !loaded.diagnostics.hasErrors else { return result(loaded) }
        let runs = selectedRuns(of: kata)
        guard !runs.isEmpty, options.filter?.accepts(kata) ?? true else { return nil }
        let module: PreparedModule
        do throws(BuildError) {
            module = try self.module(of: kata, foresight: foresight)
        } catch {
            return result(loaded, finding: Finding(error, in: kata))
        }
        if case .types = options.view {
            var judged = result(loaded, of: module)
            judged.types = module.module.classDiagram
            return judged
        }
        if options.tellsContract,
            let report = ContractJudge(kata: kata, module: module.module).report
        {
            return result(loaded, of: module, finding: .contract(report))
        }
        let traced = options.view.parts.contains(.calls) ? TracedModule(module) : nil
        defer { traced?.shutdown() }
        var isStopped = false
        var judged = result(
            loaded, of: module,
            runs.map { run in
                if let lacking = run.lacking(module, in: kata) { return shown(titled(lacking, run)) }
                guard !isStopped else { return skipped(run, of: kata) }
                let title = run.scenario.title(ofRow: run.row, for: environment.locale)
                options.willRun(kata.id, title)
                let scenario = titled(run.judge(kata, module, traced), run)
                isStopped = options.stopsAtLimit && scenario.metSlowLimit
                return shown(scenario)
            })
        if options.tellsContract, let crash = judged.crashAtStart {
            return result(loaded, of: module, finding: .crash(crash, place: nil))
        }
        if options.structure != .off { addStructure(to: &judged, module, kata) }
        if case .page = options.view { judged.types = module.module.classDiagram }
        if options.tellsContract { judged.remarks = module.module.remarks }
        return judged
    }

    private func module(
        of kata: Kata, foresight: ModuleStore.Foresight? = nil
    ) throws(BuildError) -> PreparedModule {
        try modules.module(
            of: kata, from: registry(of: kata.file.path), solution: options.solution,
            language: options.language,
            foresight: foresight)
    }

    private func registry(of path: String) -> Registry {
        registries.registry(forKatasIn: Files.folder(of: path))
    }

    private var foresight: ModuleStore.Foresight? {
        options.structure == .full && options.scenario == nil ? SolutionStructure.foresight : nil
    }

    /// Returns a result of this judge with what is to be said of the structure; nil where nothing is.
    public func withStructure(_ result: KataResult) -> KataResult? {
        let path = result.source.path
        guard let kata = LoadedKata(path: path, registry: { registry(of: path) })?.kata,
            let module = try? module(of: kata)
        else { return nil }
        var judged = result
        addStructure(to: &judged, module, kata)
        return judged.structure == nil ? nil : judged
    }

    /// Only a whole log that is right proves enough to go on to the structure.
    private func addStructure(to judged: inout KataResult, _ module: PreparedModule, _ kata: Kata) {
        guard options.scenario == nil else { return }
        guard judged.verdict == .passed else {
            if kata.structure.points > 0 { judged.addUnjudgedStructure(points: kata.structure.points) }
            return
        }
        let runs = selectedRuns(of: kata).filter { module.missing(of: $0.scenario.wants) == nil }
        let scenarios = options.structure == .static ? nil : TrialScenarios(runs, of: kata)
        var structure = SolutionStructure(
            module, for: kata.structure, reference: ReferenceAnswer { reference(of: kata) })
        if options.remembersTrials {
            structure.memory = TrialMemory(of: kata, module, by: environment.program)
        }
        if let structure = structure.judge(scenarios) { judged.add(structure) }
    }

    private func reference(of kata: Kata) -> PreparedModule? {
        try? modules.module(of: kata, from: registry(of: kata.file.path))
    }

    /// Returns the result of a kata that is not run because an earlier one did not pass.
    func skip(_ path: String) -> KataResult? {
        guard let loaded = LoadedKata(path: path), let kata = loaded.kata else { return nil }
        let runs = selectedRuns(of: kata)
        guard !runs.isEmpty, options.filter?.accepts(kata) ?? true else { return nil }
        return result(loaded, runs.map { skipped($0, of: kata) })
    }

    private func skipped(_ run: ScenarioJudge, of kata: Kata) -> ScenarioResult {
        titled(run.skipped(in: kata), run)
    }

    private func shown(_ scenario: ScenarioResult) -> ScenarioResult {
        options.redactsHidden ? scenario.redacted : scenario
    }

    private func titled(_ result: ScenarioResult, _ run: ScenarioJudge) -> ScenarioResult {
        var scenario = result
        scenario.title = run.scenario.title(ofRow: run.row, for: environment.locale)
        scenario.titles = titles { run.scenario.title(ofRow: run.row, for: $0) }
        return scenario
    }

    /// Returns a title in both languages; the reader's own variant stands for its language.
    private func titles(_ title: (_ locale: String) -> String) -> Titles {
        let isChinese = environment.locale.hasPrefix("zh")
        return Titles(
            english: title(isChinese ? "en" : environment.locale),
            chinese: title(isChinese ? environment.locale : "zh"))
    }

    private func selectedRuns(of kata: Kata) -> [ScenarioJudge] {
        let all = kata.scenarios.flatMap { scenario in
            scenario.rows.indices.map {
                ScenarioJudge(
                    scenario: scenario, row: $0, keptLines: options.keptLines, records: options.view.parts)
            }
        }
        return options.scenario?.chosen(of: all) ?? all
    }

    private func result(
        _ loaded: LoadedKata, of module: PreparedModule? = nil, _ scenarios: [ScenarioResult] = [],
        finding: Finding? = nil
    ) -> KataResult {
        let id = LoadedKata.id(of: loaded.source.path)
        var result = KataResult(
            id: id, title: loaded.kata?.title.text(for: environment.locale) ?? id,
            module: loaded.kata?.module.text ?? id, source: loaded.source,
            diagnostics: loaded.diagnostics.sorted, scenarios: scenarios, finding: finding)
        for file in module?.ownFiles ?? [] { result.sources[file.name] = file.path }
        if options.glosses, let kata = loaded.kata { result.gloss = kata.gloss }
        result.titles = loaded.kata.map { kata in titles(kata.title.text(for:)) }
        return result
    }

    private func unreadable(_ path: String) -> KataResult {
        let id = LoadedKata.id(of: path)
        return KataResult(
            id: id, title: id, module: id, source: SourceFile(path: path, bytes: []),
            finding: .machine("\(path) cannot be read"))
    }
}
