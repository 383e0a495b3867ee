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
            let module = try modules.module(
                kata.module.text, from: registry, instances: kata.typeInstances)
            var wishes = CopyWishes()
            for file in module.ownFiles { wishes.mutate(file.name) }
            guard let copy = try module.copy(wishes), let mutants = copy.mutants else {
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
            explain(module, &score)
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
        _ mutants: [CopyMutant], _ trial: MutantTrial, _ module: ModuleStore.Ready, _ jobs: Int,
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
        let sources = Dictionary(
            module.ownFiles.map { ($0.name, SourceFile(path: ShortPath.fromHere($0.path), bytes: $0.bytes)) }
        ) { first, _ in first }
        score.mutants = zip(mutants, state.withLock(\.fates)).compactMap { mutant, fate in
            guard let source = sources[mutant.file], let fate else { return nil }
            return JudgedMutant(mutant, in: source, fate)
        }
    }

    // MARK: What nothing can show

    private func explain(_ module: ModuleStore.Ready, _ score: inout MutationScore) {
        guard let file = EquivalentReader.equivalents(of: module.plugin) else { return }
        var diagnostics = file.diagnostics
        for entry in file.manifest ?? [] {
            let places = score.mutants.indices.filter { score.mutants[$0].is(entry) }
            for place in places {
                if case .caught(let scenario, _) = score.mutants[place].fate {
                    diagnostics.add(entry.isCaught(by: scenario))
                } else if score.mutants[place].isOpen {
                    score.mutants[place].fate = .explained(entry.why)
                }
            }
            // Where only some were tried, what is not among them proves nothing.
            if places.isEmpty, options.limit == nil { diagnostics.add(entry.matchesNothing) }
        }
        guard diagnostics.hasErrors else { return }
        let source = SourceFile(path: ShortPath.fromHere(file.source.path), bytes: file.source.bytes)
        score.faults = (source, diagnostics.sorted)
    }

    // MARK: What would show it

    private func suggest(
        _ kata: Kata, _ module: ModuleStore.Ready, _ copy: ModuleCopy, _ trial: MutantTrial,
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

extension JudgedMutant {
    /// Whether nothing shows it, and nothing says why.
    var isOpen: Bool {
        switch fate {
        case .lives, .unreached: true
        case .caught, .explained, .unbuildable, .unknown: false
        }
    }

    /// Whether it is the mistake that an entry speaks of.
    fileprivate func `is`(_ entry: EquivalentMutant) -> Bool {
        file == entry.file.string && Self.key(old) == Self.key(entry.line.string.split(separator: "\n"))
            && Self.key(new) == Self.key(entry.becomes.split(separator: "\n"))
    }

    private static func key(_ lines: [some StringProtocol]) -> [String] {
        lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }
}

extension EquivalentMutant {
    fileprivate var matchesNothing: Diagnostic {
        Diagnostic(
            .falseEquivalent,
            "no mutant makes this of the line: copy both lines from 'kata mutate', or take the entry out",
            at: line.range)
    }

    fileprivate func isCaught(by scenario: String) -> Diagnostic {
        Diagnostic(
            .falseEquivalent, "the scenario '\(scenario)' shows this mutant: take the entry out",
            at: line.range)
    }
}
