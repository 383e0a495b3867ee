import KataDiagnostics
import KataJudging
import KataModules
import KataScript
import KataSystem

/// The modules that katas are graded by: where each is registered, and what builds it.
struct PlannedModules: Sendable {
    /// The ids, in the order in which the katas name them.
    let ids: [String]
    /// The registry of each, by its id.
    let registries: [String: Registry]
    /// The ids of all modules that the registries of the katas know.
    let registered: Set<String>
    private let katas: [PlannedKata]
    private let store: ModuleStore
    private let workFolder: String

    /// Looks up the modules of katas; builds nothing.
    ///
    /// - Parameter workFolder: a folder that submissions are built in.
    init(
        of katas: [PlannedKata], _ environment: KataEnvironment, _ store: ModuleStore, workFolder: String
    ) {
        var ids: [String] = []
        var registries: [String: Registry] = [:]
        var registered: Set<String> = []
        for kata in katas.map(\.kata) {
            let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
            registered.formUnion(registry.all(.pattern).map(\.found.id))
            guard registries[kata.module.text] == nil else { continue }
            ids.append(kata.module.text)
            registries[kata.module.text] = registry
        }
        self.ids = ids
        self.registries = registries
        self.registered = registered
        self.katas = katas
        self.store = store
        self.workFolder = workFolder
    }

    /// Makes what builds submissions for each module.
    ///
    /// - Parameter language: the language that is demanded of all; nil for each module's own.
    func builders(in language: String?) throws(GradePlan.PlanError) -> [SubmissionBuilder] {
        var builders: [SubmissionBuilder] = []
        for id in ids {
            // Submissions in a language that cannot be read would be taken for empty ones.
            if language == nil, let broken = registries[id]?.brokenLanguage {
                throw .module(id, .registry(broken))
            }
            do throws(BuildError) {
                builders.append(try builder(of: id, in: language))
            } catch {
                throw .module(id, error)
            }
        }
        return builders
    }

    /// Makes what builds submissions for a module in a language; nil for the module's own.
    func builder(of id: String, in language: String?) throws(BuildError) -> SubmissionBuilder {
        try SubmissionBuilder(
            id, from: try registry(of: id), language: language, store: store, instances: instances(of: id),
            foresight: SolutionStructure.foresight, workFolder: workFolder)
    }

    /// Returns a module's reference, built where it is not yet.
    func reference(_ id: String) throws(BuildError) -> PreparedModule {
        try store.module(id, from: try registry(of: id), instances: instances(of: id))
    }

    private func registry(of id: String) throws(BuildError) -> Registry {
        guard let registry = registries[id] else { throw .machine("no '\(id)'") }
        return registry
    }

    /// The generic types with their arguments that the katas of a module name, sorted.
    private func instances(of id: String) -> [String] {
        let all = katas.flatMap { [$0.kata] + ($0.hidden.map { [$0] } ?? []) }
        return Set(all.filter { $0.module.text == id }.flatMap(\.typeInstances)).sorted()
    }
}
