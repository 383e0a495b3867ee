import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

/// Turns sources into workers with the steps of their language, and keeps the results in the cache.
struct ModuleBuilder {
    /// A compiler keeps a processor busy and takes hundreds of MiB: more at once than processors only wait for each other.
    private static let turns = Turns(Host.processorCount)

    let language: LanguagePlugin
    let toolbox: Toolbox
    let cache: BuildCache
    /// The generic types with their arguments that katas name, which are bound beside the module's own.
    var instances: [String] = []
    /// A switch that ends builds from another thread.
    var cancellation: Cancellation?
    /// The level below which no solution is compiled; nil for what the machine has.
    var isolation: IsolationLevel?
    /// Whether the sources are untrusted: they may try to hold up the build.
    var isGrading = false
    /// Whether the sources may share processes, and what is noted of them counts.
    var isTrusted: Bool { isolation == nil && !isGrading }
    /// Says that something is being built, which takes a while.
    let willBuild: @Sendable (BuildNotice) -> Void
    /// Says which copy of a module is compiled in its place; nil for none.
    var foresight: ModuleStore.Foresight?

    /// Returns the worker of the sources, built now or before.
    ///
    /// - Parameter manifest: the module's, with the language's mode and the contract.
    func module(
        _ name: String, _ sources: SourceSet, _ manifest: PatternManifest
    ) throws(BuildError) -> BuiltModule {
        if let built = try builtModule(sources, manifest) { return built }
        let compiler = try CompilerIdentity(of: toolbox, remembering: cache)
        var runtime = try runtime(compiler)
        let key = moduleKey(sources, manifest, runtime: runtimeKey(compiler))
        let folder = try cache.entry(.modules, key) { folder throws(BuildError) in
            willBuild(.module(name))
            do throws(BuildError) {
                try build(sources, manifest, runtime: runtime, into: folder)
            } catch {
                guard error.isDue(toOutdated: runtime) else { throw error }
                runtime = try self.runtime(compiler)
                try build(sources, manifest, runtime: runtime, into: folder)
            }
        }
        return try load(folder, sources, manifest, runtime: runtime)
    }

    /// Returns the worker of the sources if it was built before; builds nothing.
    func builtModule(
        _ sources: SourceSet, _ manifest: PatternManifest
    ) throws(BuildError) -> BuiltModule? {
        let compiler = try CompilerIdentity(of: toolbox, remembering: cache)
        let runtimeKey = runtimeKey(compiler)
        let key = moduleKey(sources, manifest, runtime: runtimeKey)
        guard let (folder, runtime) = existing(key, runtimeKey) else { return nil }
        return try load(folder, sources, manifest, runtime: runtime)
    }

    /// Returns an entry and its runtime where both are there; whether the runtime could still build is of no interest then.
    private func existing(_ key: String, _ runtimeKey: String) -> (folder: String, runtime: String)? {
        guard let runtime = cache.existing(.runtimes, runtimeKey), let folder = cache.existing(.modules, key)
        else { return nil }
        cache.noteUse(of: runtime)
        cache.noteUse(of: folder)
        return (folder, runtime)
    }

    /// Returns the worker of a changed copy of the sources, built now or before.
    ///
    /// - Parameter folder: where it is built; nil for the cache.
    func copy(
        _ wishes: CopyWishes, of sources: SourceSet, _ manifest: PatternManifest, into folder: String? = nil
    ) throws(BuildError) -> BuiltModule {
        let compiler = try CompilerIdentity(of: toolbox, remembering: cache)
        if let folder {
            return try buildUncached(
                sources, manifest, runtime: try runtime(compiler), into: folder, wishes: wishes)
        }
        let runtimeKey = runtimeKey(compiler)
        var key = CacheKey("kata-copy-1")
        key.add(moduleKey(sources, manifest, runtime: runtimeKey))
        key.add(wishes.text)
        if let (folder, runtime) = existing(key.text, runtimeKey) {
            return try load(folder, sources, manifest, runtime: runtime)
        }
        let runtime = try runtime(compiler)
        let entry = try cache.entry(.modules, key.text) { folder throws(BuildError) in
            try build(sources, manifest, runtime: runtime, into: folder, wishes: wishes)
        }
        return try load(entry, sources, manifest, runtime: runtime)
    }

    /// Builds a worker in a new folder that the cache knows nothing of.
    ///
    /// - Parameter wishes: the changes of a copy; nil for the sources as they are.
    func buildUncached(
        _ sources: SourceSet, _ manifest: PatternManifest, runtime: String, into folder: String,
        wishes: CopyWishes? = nil
    ) throws(BuildError) -> BuiltModule {
        try BuildFiles.makeFolder(folder)
        try build(sources, manifest, runtime: runtime, into: folder, wishes: wishes)
        return try load(folder, sources, manifest, runtime: runtime)
    }

    private func moduleKey(_ sources: SourceSet, _ manifest: PatternManifest, runtime: String) -> String {
        var key = CacheKey("kata-module-2")
        key.add(runtime)
        key.add(manifest.languageMode.map(String.init) ?? "")
        if language.manifest.readsContract { key.add(manifest.contract?.json.text ?? "") }
        if !instances.isEmpty { key.add(instances.joined(separator: ";")) }
        for file in sources.files {
            key.add(file.name)
            key.add(file.bytes)
        }
        return key.text
    }

    // MARK: The runtime

    private func runtimeKey(_ compiler: CompilerIdentity) -> String {
        var key = CacheKey("kata-runtime-1")
        key.add(factsOfPlugin: language)
        key.add(compiler.version)
        for tool in language.manifest.tools {
            if let path = try? toolbox.path(of: tool) { key.add(factsOf: path) }
        }
        key.add(Platform.architecture)
        return key.text
    }

    /// Returns the folder of what every build of the language uses, made from what is on the machine now.
    func runtime(_ compiler: CompilerIdentity) throws(BuildError) -> String {
        try cache.entry(.runtimes, runtimeKey(compiler)) { folder throws(BuildError) in
            if let need = language.manifest.unmetNeeds(toolbox.environment).first {
                throw .notInstalled(
                    MissingTool(name: need.name, package: need.package, language: language.manifest.id))
            }
            guard !language.manifest.runtime.isEmpty else { return }
            willBuild(
                .runtime(language.manifest.title, since: cache.changedInput(.runtimes, runtimeKey(compiler))))
            let runner = StepRunner(
                toolbox: toolbox, places: ["plugin": Files.realPath(language.found.folder), "out": folder],
                directory: folder, limits: StepRunner.Bound.prepare, cancellation: cancellation)
            if case .failed(let failure) = try runner.run(language.manifest.runtime) {
                throw .machine("the \(language.manifest.title) runtime does not build: \(failure.text)")
            }
        }
    }

    // MARK: A module

    private func build(
        _ sources: SourceSet, _ manifest: PatternManifest, runtime: String, into folder: String,
        wishes: CopyWishes? = nil
    ) throws(BuildError) {
        try Self.turns.take { () throws(BuildError) in
            let work = "\(folder).work"
            defer { Files.remove(work) }
            let build = try ModuleBuild(
                self, sources, manifest, runtime: runtime, work: work, out: folder, wishes: wishes)
            try build.run {
                guard wishes == nil, let foresight else { return nil }
                return (try? load(folder, sources, manifest, runtime: runtime)).flatMap {
                    foresight($0, manifest)
                }
            }
        }
    }

    private func load(
        _ folder: String, _ sources: SourceSet, _ manifest: PatternManifest, runtime: String
    ) throws(BuildError) -> BuiltModule {
        try BuiltModule(
            in: folder, sources, manifest, language.manifest, runtime: runtime, isSubmission: isGrading)
    }
}

extension CacheKey {
    /// Adds the files of a language plugin that decide what is built.
    fileprivate mutating func add(factsOfPlugin language: LanguagePlugin) {
        add(language.source.bytes)
        add(factsOfFilesIn: Files.realPath(language.found.folder), except: ["starters", "self-test"])
    }
}

/// The processor that modules are built for.
enum Platform {
    #if arch(x86_64)
    static let architecture = "x86_64"
    #elseif arch(arm64)
    static let architecture = "arm64"
    #else
    static let architecture = "other"
    #endif
}
