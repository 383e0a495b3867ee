import KataAuthoring
import KataDiagnostics
public import KataExplore
public import KataJudging
public import KataModules
import KataScript
import KataSystem
import KataWorkers
import Synchronization

/// Tries all mistakes that a machine can make in the reference of a kata, each against the scenarios that come past it.
public struct MutationJudge: Sendable {
    /// What is tried.
    public struct Options: Sendable {
        /// The most mistakes of a kata, chosen by the seed; nil for all.
        public var limit: Int?
        /// Whether a scenario is looked for that shows what lives.
        public var suggests = false
        /// How scenarios are looked for; the seed chooses mistakes, too.
        public var exploring = Explorer.Options()

        /// The kata file to which scenarios are appended; nil for none.
        public var keeps: String?

        /// Tries all, and looks for nothing.
        public init() {}
    }

    private let environment: KataEnvironment
    private let modules: ModuleStore
    private let options: Options

    /// Makes a judge that builds modules in a store.
    public init(environment: KataEnvironment, modules: ModuleStore, options: Options) {
        self.environment = environment
        self.modules = modules
        self.options = options
    }

    /// Judges the mistakes of a kata, `jobs` at once.
    ///
    /// - Parameter didJudge: Says how many of how many are judged.
    public func judge(
        _ path: String, jobs: Int, didJudge: @Sendable (_ done: Int, _ of: Int) -> Void
    ) -> MutationScore {
        var score = MutationScore(id: LoadedKata.id(of: path), path: path)
        let registry = environment.registry(forKatasIn: Files.folder(of: path))
        guard let kata = LoadedKata(path: path, registry: { registry })?.valid else {
            score.obstacle = .invalidKata
            return score
        }
        do throws(BuildError) {
            let module = try modules.module(of: kata, from: registry)
            guard let copy = try module.copy(.mutants(of: module.ownFiles)), let mutants = copy.mutants else {
                score.obstacle = .noMutants(language: module.language)
                return score
            }
            let trial = MutantTrial(kata, copy)
            defer { trial.workers.shutdown() }
            if let scenario = trial.failure {
                score.obstacle = .reference(scenario: scenario)
                return score
            }
            judge(chosen(mutants), trial, module, jobs, didJudge, &score)
            explain(module, extensions(of: module, registry), &score)
            if options.suggests { suggest(kata, module, copy, trial, &score) }
        } catch {
            score.obstacle = .build(error)
        }
        return score
    }

    /// Returns the mistakes that the limit leaves, the same for the same seed.
    private func chosen(_ mutants: [CopyMutant]) -> [CopyMutant] {
        guard let limit = options.limit, limit < mutants.count else { return mutants }
        let seed = options.exploring.seed
        let ranked = mutants.sorted {
            SeededRandom.rank($0.number, seed: seed) < SeededRandom.rank($1.number, seed: seed)
        }
        return ranked.prefix(limit).sorted { $0.number < $1.number }
    }

    // MARK: Judging

    private func judge(
        _ mutants: [CopyMutant], _ trial: MutantTrial, _ module: PreparedModule, _ jobs: Int,
        _ didJudge: @Sendable (Int, Int) -> Void, _ score: inout MutationScore
    ) {
        let state = Mutex(
            (next: 0, done: 0, fates: [JudgedMutant.Fate?](repeating: nil, count: mutants.count)))
        onThreads(min(jobs, mutants.count)) {
            while let index = state.withLock({ state -> Int? in
                defer { state.next += 1 }
                return state.next < mutants.count ? state.next : nil
            }) {
                let fate = trial.fate(of: mutants[index])
                state.withLock { state in
                    state.fates[index] = fate
                    state.done += 1
                    didJudge(state.done, mutants.count)
                }
            }
        }
        let sources = JudgedMutant.sources(of: module)
        score.mutants = zip(mutants, state.withLock(\.fates)).compactMap { mutant, fate in
            guard let source = sources[mutant.file], let fate else { return nil }
            return JudgedMutant(mutant, in: source, fate)
        }
    }

    // MARK: What nothing can show

    private func explain(
        _ module: PreparedModule, _ extensions: [String], _ score: inout MutationScore
    ) {
        guard let equivalents = ModuleEquivalents(of: module.plugin, extensions: extensions) else { return }
        var diagnostics = equivalents.diagnostics
        for entry in equivalents.entries {
            let places = score.mutants.indices.filter { score.mutants[$0].isMeant(by: entry) }
            // Where only some were tried, what is not among them proves nothing.
            if places.isEmpty, options.limit != nil { continue }
            if let objection = entry.objection(places.map { score.mutants[$0] }) {
                diagnostics.add(objection)
            }
            for place in places where score.mutants[place].isOpen {
                score.mutants[place].fate = .explained(entry.why)
            }
        }
        if diagnostics.hasErrors { score.faults = MutantFaults(equivalents.source, diagnostics) }
    }

    private func extensions(of module: PreparedModule, _ registry: Registry) -> [String] {
        (try? registry.language(module.plugin.manifest.language))?.manifest.extensions ?? []
    }

    // MARK: What would show it

    private func suggest(
        _ kata: Kata, _ module: PreparedModule, _ copy: ModuleCopy, _ trial: MutantTrial,
        _ score: inout MutationScore
    ) {
        let explorer: Explorer
        do throws(ExploreError) {
            explorer = try Explorer(kata, reference: module, options: options.exploring)
        } catch {
            score.obstacle = .exploring("\(error)")
            return
        }
        var found: [FoundDifference] = []
        var names = kata.scenarios.flatMap { $0.title.variants.map(\.text) }
        for place in score.mutants.indices where score.mutants[place].isOpen {
            let number = score.mutants[place].number
            let workers = trial.workers.making(mutant: number)
            defer { workers.shutdown() }
            if let known = found.firstIndex(where: { explorer.parts(copy.module, workers, at: $0) }) {
                score.suggestions[known].mutants.append(number)
                continue
            }
            guard let exploration = try? explorer.explore(module: copy.module, workers: workers),
                let difference = exploration.found,
                let scenario = SavedScenario(exploration, by: explorer)
            else { continue }
            found.append(difference)
            if let file = options.keeps {
                do throws(SavingError) { try scenario.append(to: file) } catch { score.unsaved = error }
            }
            let lines = scenario.yaml(avoiding: names)
            score.suggestions.append(.init(lines: lines, mutants: [number]))
            names.append(scenario.name(avoiding: names))
        }
    }
}
