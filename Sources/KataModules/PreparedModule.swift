public import KataText
public import KataTranscript
public import KataWorkers

/// A module with the workers that serve its scenarios.
public struct PreparedModule: Sendable {
    /// The module.
    public let module: BuiltModule
    /// Its workers.
    public let workers: WorkerPool
    /// What the registry says of it.
    public let plugin: PatternPlugin
    /// What isolates its workers.
    let confinement: Confinement
    /// What finds the places of a crash.
    let finder: FrameFinder
    /// What makes changed copies of it.
    let copies: CopyMaker

    /// Gives a module its workers: a solution that is not trusted gets a process of its own for each scenario.
    init(_ module: BuiltModule, of plugin: PatternPlugin, copies: CopyMaker) {
        let builder = copies.builder
        self.module = module
        self.plugin = plugin
        self.copies = copies
        confinement = module.confinement(minimum: builder.isolation)
        workers = WorkerPool(
            module.worker, strategy: builder.isTrusted ? module.strategy : .fresh, confinement: confinement)
        finder = FrameFinder(
            toolbox: builder.toolbox, module: module,
            isolation: builder.isTrusted ? nil : builder.isolation ?? .basic)
    }

    /// Returns a crash with the places in the solution that it came from; asking for them starts a program.
    public func located(_ crash: Crash) -> Crash {
        var crash = crash
        if crash.frames.isEmpty { crash.frames = finder.frames(of: crash.addresses) }
        return crash
    }

    /// Returns where an error was thrown as places in the solution; asking for them may start a program.
    public func located(_ origin: ErrorOrigin) -> ErrorOrigin {
        guard origin.frames.isEmpty, !origin.addresses.isEmpty else { return origin }
        return ErrorOrigin(frames: finder.frames(of: origin.addresses))
    }

    /// What trials of it showed before; nil where nothing is remembered of a solution that is not trusted.
    public var trials: TrialRecord? {
        copies.builder.isTrusted ? TrialRecord(ofModuleIn: module.folder) : nil
    }

    /// Builds a changed copy of the module; nil where its language makes none.
    public func copy(_ wishes: CopyWishes) throws(BuildError) -> ModuleCopy? {
        try copies.copy(wishes, of: module)
    }

    /// The module's own sources, without those that are given to everybody.
    public var ownFiles: [SourceSet.File] {
        let given = plugin.folders(in: copies.builder.language.found.id).support + "/"
        return copies.sources.files.filter { !$0.path.hasPrefix(given) }
    }

    /// The title of the language that it is written in.
    public var language: String { copies.builder.language.manifest.title }

    /// Returns what the language lacks of what a scenario wants; nil where it has everything.
    public func missing(of wants: [LanguageAbility]) -> LanguageAbility? {
        copies.builder.language.manifest.lacked(of: wants)
    }

    /// Makes other workers of the module, which run on at most that many CPUs.
    public func makeWorkers(cpus: Int) -> WorkerPool {
        WorkerPool(module.worker, cpus: cpus, confinement: confinement)
    }
}
