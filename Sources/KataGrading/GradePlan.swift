import KataDiagnostics
public import KataJudging
public import KataModules
import KataResults
import KataScript
import KataSystem
import KataWorkers

/// What submissions are graded by: katas, hidden scenarios, and what builds each module.
public struct GradePlan: Sendable {
    /// A kata with the hidden scenarios that belong to it.
    struct PlannedKata: Sendable {
        var kata: Kata
        var hidden: Kata?

        /// All scenarios with the kata that they are a part of, the hidden file's at the end.
        var scenarios: [(scenario: Scenario, kata: Kata, isHidden: Bool)] {
            kata.scenarios.map { ($0, kata, $0.isHidden) }
                + (hidden?.scenarios ?? []).map { ($0, hidden ?? kata, true) }
        }
    }

    /// Why nothing can be graded; never a submission's fault.
    public enum PlanError: Error, Sendable {
        /// Kata files are wrong.
        case invalid([LoadedKata])
        /// A kata file cannot be read.
        case unreadable(String)
        /// A hidden file belongs to no kata that was selected.
        case strayHidden(String, nearest: String?)
        /// A hidden file is about another module than its kata.
        case otherModule(String)
        /// Two files have the same id.
        case sameID(String, String)
        /// A plugin cannot be used, or the machine cannot build.
        case module(String, BuildError)
        /// The machine cannot run anything.
        case machine(String)
    }

    let katas: [PlannedKata]
    /// What builds each module, in the order in which the katas name them.
    let builders: [SubmissionBuilder]
    /// What builds submissions in other languages; nil where one language is demanded of all.
    let others: LanguageBuilders?
    /// The ids of all modules that the registry knows.
    let registeredModules: Set<String>
    /// The level of isolation that is demanded.
    let isolation: IsolationLevel
    /// Tells whether a scenario with rows earns the part of its points that its rows pass.
    let isPartial: Bool
    /// What explores submissions; nil where they are not explored.
    let explorer: SubmissionExplorer?
    /// What isolates the workers here.
    let machine: MachineIsolation

    /// The modules that the katas use.
    public var modules: [String] { builders.map(\.plugin.found.id) }

    /// Protects this process from what it grades; a grader calls it once, before it makes a plan.
    public static func protectProcess() throws(PlanError) {
        do throws(SpawnError) { try protectController() } catch { throw .machine(error.message) }
    }

    /// Reads and checks the katas, and makes the builders of their modules.
    ///
    /// - Parameters:
    ///   - files: The kata files, in the order of reports.
    ///   - hidden: Files of hidden scenarios, each with the id of a kata.
    ///   - language: The language of the submissions; nil for the one that most files of each are in.
    ///   - isPartial: Tells whether each row of a scenario earns a part of its points.
    ///   - exploredSequences: How many sequences that no scenario has are played of each kata; nil for none.
    public init(
        files: [String], hidden: [String], language: String?, isPartial: Bool = false,
        exploredSequences: Int? = nil, environment: KataEnvironment,
        store: ModuleStore, workFolder: String
    ) throws(PlanError) {
        let loaded = try GradePlan.load(files, environment)
        let hiddenKatas = try GradePlan.load(hidden, environment)
        try GradePlan.check(hiddenKatas, belongTo: loaded)
        katas = loaded.compactMap(\.kata).map { kata in
            PlannedKata(kata: kata, hidden: hiddenKatas.compactMap(\.kata).first { $0.id == kata.id })
        }
        self.isPartial = isPartial
        isolation = environment.isolation ?? .basic
        do throws(SpawnError) {
            machine = try MachineIsolation(of: Confinement(.worker, minimum: isolation))
        } catch {
            throw .machine(error.message)
        }
        var builders: [SubmissionBuilder] = []
        var registered: Set<String> = []
        var registries: [String: Registry] = [:]
        for kata in katas.map(\.kata) {
            let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
            registries[kata.module.text] = registry
            registered.formUnion(registry.all(.pattern).map(\.found.id))
            guard !builders.contains(where: { $0.plugin.found.id == kata.module.text }) else { continue }
            // Submissions in a language that cannot be read would be taken for empty ones.
            if language == nil, let broken = registry.brokenLanguage {
                throw .module(kata.module.text, .registry(broken))
            }
            do throws(BuildError) {
                builders.append(
                    try SubmissionBuilder(
                        kata.module.text, from: registry, language: language, store: store,
                        instances: GradePlan.instances(of: kata.module.text, in: katas),
                        workFolder: workFolder))
            } catch {
                throw .module(kata.module.text, error)
            }
        }
        self.builders = builders
        registeredModules = registered
        let katas = katas
        let known = registries
        explorer = exploredSequences.map { count in
            SubmissionExplorer(count: count) { id throws(BuildError) in
                guard let registry = known[id] else { throw .machine("no '\(id)'") }
                return try store.module(
                    id, from: registry, instances: GradePlan.instances(of: id, in: katas))
            }
        }
        others =
            language == nil
            ? LanguageBuilders(known) { module, language in
                guard let registry = known[module] else { return .failure(.machine("no '\(module)'")) }
                return Result { () throws(BuildError) in
                    try SubmissionBuilder(
                        module, from: registry, language: language, store: store,
                        instances: GradePlan.instances(of: module, in: katas), workFolder: workFolder)
                }
            } : nil
    }

    /// The generic types with their arguments that the katas of a module name, sorted.
    private static func instances(of module: String, in katas: [PlannedKata]) -> [String] {
        let known = katas.flatMap { [$0.kata] + ($0.hidden.map { [$0] } ?? []) }
        return Set(known.filter { $0.module.text == module }.flatMap(\.typeInstances)).sorted()
    }

    private static func load(
        _ files: [String], _ environment: KataEnvironment
    ) throws(PlanError) -> [LoadedKata] {
        var loaded: [LoadedKata] = []
        for file in files {
            let registry = { environment.registry(forKatasIn: Files.folder(of: file)) }
            guard let kata = LoadedKata(path: file, registry: registry) else { throw .unreadable(file) }
            loaded.append(kata)
        }
        let wrong = loaded.filter { $0.kata == nil || $0.diagnostics.hasErrors }
        guard wrong.isEmpty else { throw .invalid(wrong) }
        for (index, kata) in loaded.enumerated() {
            let id = LoadedKata.id(of: kata.source.path)
            if let twin = loaded[..<index].first(where: { LoadedKata.id(of: $0.source.path) == id }) {
                throw .sameID(twin.source.path, kata.source.path)
            }
        }
        return loaded
    }

    private static func check(_ hidden: [LoadedKata], belongTo katas: [LoadedKata]) throws(PlanError) {
        let known = katas.compactMap(\.kata)
        for kata in hidden.compactMap(\.kata) {
            guard let open = known.first(where: { $0.id == kata.id }) else {
                throw .strayHidden(
                    kata.file.path, nearest: nearestName(to: kata.id, among: known.map(\.id)))
            }
            guard open.module.text == kata.module.text else { throw .otherModule(kata.file.path) }
        }
    }

    /// Tells whether nothing says which of several modules a submission's sources are a solution of.
    func isUnclear(_ intake: Intake) -> Bool {
        modules.count > 1 && !intake.files.isEmpty && intake.folders.isDisjoint(with: registeredModules)
    }

    /// What is to be done about a submission of which no folder says whose solution it is.
    var unclearSentence: String {
        let names = modules.map { "'\($0)'" }.joined(separator: ", ")
        return "no folder in it is named for a module: put its sources into folders named \(names), "
            + "or grade by the katas of one module"
    }

    /// Tells whether a submission has a folder that is named for a module of the plan.
    public func namesModules(_ submission: Submission) -> Bool {
        modules.contains { Files.isFolder("\(submission.path)/\($0)") }
    }

    /// Returns the builder of a module of the plan.
    func builder(_ module: String) -> SubmissionBuilder? {
        builders.first { $0.plugin.found.id == module }
    }

    /// Takes a submission in: sources of every language that the plan's modules have.
    func intake(_ submission: Submission) throws(IntakeError) -> Intake {
        var extensions: [String] = []
        var ignored: [String] = []
        for manifest in builders.map(\.language.manifest) + (others?.manifests ?? []) {
            extensions += manifest.submittedExtensions
            ignored += manifest.ignored
        }
        return try Intake(
            submission.path, followsLink: submission.followsLink, extensions: extensions, ignoring: ignored)
    }
}
