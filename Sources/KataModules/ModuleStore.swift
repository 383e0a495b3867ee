import KataSystem
public import KataText
public import KataTranscript
public import KataWorkers

/// Finds, builds and keeps the modules of one run: each is built at its first use, once.
///
/// Several threads may ask at once; a thread that asks for a module being built waits for it.
public final class ModuleStore: Sendable {
    /// What is being asked for: a module, and which of its sources.
    private struct Request: Hashable {
        var id: String
        var solution: SolutionChoice
        var language: String?
        var instances: [String]
        var wants: [LanguageAbility]
        var roots: [String]
    }

    private let cache: BuildCache
    private let environment: [String: String]
    private let helperFolders: [String]
    private let cancellation: Cancellation?
    private let isolation: IsolationLevel?
    private let willBuild: @Sendable (BuildNotice) -> Void
    private let modules = Memo<Request, Result<PreparedModule, BuildError>>()

    /// Says which copy of a module will probably be asked for, by its types and facts, before it is compiled; nil for none.
    public typealias Foresight = @Sendable (BuiltModule, PatternManifest) -> CopyWishes?

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - environment: what build steps get; `PATH` finds the compiler.
    ///   - helperFolders: where kata's own helpers lie.
    ///   - cancellation: a switch that ends builds from another thread; they then fail.
    ///   - isolation: the level below which nothing of a solution is compiled or run; nil for what the machine has.
    ///   - willBuild: says that something is being built, which takes a while.
    public init(
        cache: BuildCache, environment: [String: String], helperFolders: [String],
        cancellation: Cancellation? = nil, isolation: IsolationLevel? = nil,
        willBuild: @escaping @Sendable (BuildNotice) -> Void = { _ in }
    ) {
        self.cache = cache
        self.environment = environment
        self.helperFolders = helperFolders
        self.cancellation = cancellation
        self.isolation = isolation
        self.willBuild = willBuild
    }

    /// Returns a module with its workers.
    ///
    /// - Parameters:
    ///   - solution: which of its sources.
    ///   - language: the language to build with, or a dialect of it; nil for the one that the sources are written in.
    ///   - instances: the generic types with their arguments that a kata names.
    ///   - wants: what the language has to have; one that lacks some of it builds nothing.
    ///   - foresight: tells a copy that may be compiled in the module's place; nil builds copies as they are asked for.
    public func module(
        _ id: String, from registry: Registry, solution: SolutionChoice = .reference,
        language: String? = nil, instances: [String] = [], wants: [LanguageAbility] = [],
        foresight: Foresight? = nil
    ) throws(BuildError) -> PreparedModule {
        let request = Request(
            id: id, solution: solution, language: language, instances: instances, wants: wants,
            roots: registry.roots.map(\.path))
        return try modules.value(of: request) {
            Result { () throws(BuildError) in try make(request, registry, foresight) }
        }.get()
    }

    /// Builds a program of a solution and the file of commands beside it, such as `Try.swift`; returns its path.
    public func tryProgram(
        _ id: String, from registry: Registry, solution: String
    ) throws(BuildError) -> String {
        let plugin = try registry.pattern(forID: id)
        let builder = builder(try language(plugin, registry, .folder(solution), nil))
        let sources = try ModuleSources(plugin, in: builder.language.manifest).sources(of: .folder(solution))
        return try TryProgram(language: builder.language, toolbox: builder.toolbox, cache: cache)
            .program(sources)
    }

    /// Ends all workers and builds.
    public func shutdown() {
        for case .success(let ready) in modules.found { ready.workers.shutdown() }
    }

    /// The layers that every worker of every module ran in so far; nil where there was none.
    public var layers: IsolationLayers? {
        // A module that is being built has no workers yet, and is not waited for.
        let held = modules.foundByNow.compactMap { try? $0.get().workers.layers }
        return held.dropFirst().reduce(held.first) { $0?.intersection($1) }
    }

    /// Returns the types of a module's reference if it was built before; builds nothing.
    public func builtTypes(
        of id: String, from registry: Registry, instances: [String] = []
    ) -> ModuleTypes? {
        guard let plugin = try? registry.pattern(id),
            let language = try? registry.language(plugin.manifest.language),
            let sources = try? ModuleSources(plugin, in: language.manifest).sources(of: .reference)
        else { return nil }
        var builder = builder(language)
        builder.instances = instances
        return try? builder.builtModule(sources, plugin.manifest)?.types
    }

    /// Makes what builds modules of a language.
    func builder(_ language: LanguagePlugin) -> ModuleBuilder {
        ModuleBuilder(
            language: language,
            toolbox: Toolbox(
                helperFolders: helperFolders, environment: environment, manifest: language.manifest),
            cache: cache, cancellation: cancellation, isolation: isolation, willBuild: willBuild)
    }

    private func make(
        _ request: Request, _ registry: Registry, _ foresight: Foresight?
    ) throws(BuildError) -> PreparedModule {
        let plugin = try registry.pattern(forID: request.id)
        let language = try language(plugin, registry, request.solution, request.language)
        if let missing = language.manifest.missing(of: request.wants) { throw missing }
        var builder = builder(language)
        builder.instances = request.instances
        let sources = try ModuleSources(plugin, in: language.manifest, dialect: request.language)
            .sources(of: request.solution)
        builder.foresight = foresight
        let module = try builder.module(request.id, sources, plugin.manifest)
        return PreparedModule(
            module, of: plugin,
            copies: CopyMaker(builder: builder, sources: sources, manifest: plugin.manifest))
    }

    /// Returns the language to build with: the one asked for, else that of a solution's files, else the module's own.
    private func language(
        _ plugin: PatternPlugin, _ registry: Registry, _ solution: SolutionChoice, _ asked: String?
    ) throws(BuildError) -> LanguagePlugin {
        if let asked { return try registry.language(forID: asked) }
        guard let folder = solution.folder else {
            return try registry.language(forID: plugin.manifest.language)
        }
        return try registry.language(ofSources: folder, for: plugin)
    }
}
