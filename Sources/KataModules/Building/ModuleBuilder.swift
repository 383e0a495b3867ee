import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

/// Turns sources into workers with the steps of their language, and keeps the results in the cache.
struct ModuleBuilder {
    /// A failed build may be repaired this often, and then once more with no members at all.
    private static let maximumRepairs = 4
    /// Where a system keeps the headers and libraries that compilers and linkers look for.
    private static let systemHeaders = ["/usr/include", "/usr/local/include", "/usr/lib", "/usr/local/lib"]

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
    /// Takes a module whose types and facts are known and whose compiler is about to start.
    var willCompile: (@Sendable (BuiltModule) -> Void)?

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

    /// The system's headers and libraries, and those of another system that the user compiles for.
    private var headers: [String] {
        Self.systemHeaders + (toolbox.environment["SDKROOT"].map { [Files.realPath($0)] } ?? [])
    }

    private func build(
        _ sources: SourceSet, _ manifest: PatternManifest, runtime: String, into folder: String,
        wishes: CopyWishes? = nil
    ) throws(BuildError) {
        try Self.turns.take { () throws(BuildError) in
            try buildAtOnce(sources, manifest, runtime: runtime, into: folder, wishes: wishes)
        }
    }

    private func buildAtOnce(
        _ sources: SourceSet, _ manifest: PatternManifest, runtime: String, into folder: String,
        wishes: CopyWishes?
    ) throws(BuildError) {
        let work = "\(folder).work"
        defer { Files.remove(work) }
        let staged = try StagedSources(sources, in: "\(work)/sources")
        let diagnostics = "\(work)/diagnostics.txt"
        let contract = "\(work)/contract.json"
        if language.manifest.readsContract {
            do throws(FileError) {
                try Files.write((manifest.contract ?? Contract(types: [])).json.utf8, to: contract)
            } catch {
                throw .machine(error.description)
            }
        }
        let wished = "\(work)/wishes.txt"
        if let wishes { try wishes.write(to: wished) }
        let hidden = [work, folder, runtime]
        let runner = StepRunner(
            toolbox: toolbox,
            places: [
                "sources": staged.folder, "work": work, "out": folder, "runtime": runtime,
                "plugin": Files.realPath(language.found.folder), "diagnostics": diagnostics,
                "mode": manifest.languageMode.map(String.init) ?? "", "contract": contract,
                "wishes": wished,
                "instances": instances.joined(separator: ";"),
            ],
            directory: work, limits: StepRunner.Bound.compile, cancellation: cancellation,
            deadline: isGrading ? .now + StepRunner.Bound.build : nil,
            confinement: Confinement(
                .build, minimum: isolation, readable: [runtime] + headers, writable: [work, folder]))
        var failure: StepRunner.StepError
        let steps = wishes == nil ? language.manifest.build : language.manifest.copy
        let outcome = try runner.run(steps) {
            guard wishes == nil, let willCompile else { return }
            if let module = try? load(folder, sources, manifest, runtime: runtime) { willCompile(module) }
        }
        switch outcome {
        case .succeeded(let remarks): return keep(remarks, of: staged, in: folder)
        case .failed(let first): failure = first
        }
        for _ in 0..<Self.maximumRepairs {
            guard failure.isPrintedJob, failure.ending == nil, let repair = language.manifest.repair else {
                break
            }
            do throws(FileError) {
                try Files.write(failure.output, to: diagnostics)
            } catch {
                throw .machine(error.description)
            }
            switch try runner.printedJobs(of: repair) {
            case .success(let jobs):
                switch try runner.run(jobs: jobs) {
                case .succeeded(let remarks): return keep(remarks, of: staged, in: folder)
                case .failed(let next): failure = next
                }
            case .failure(let refusal) where refusal.exitCode == 1:
                throw fault(of: failure, staged, hiding: hidden)
            // Without any member a solution that is not hostile compiles; who grades must not be held up by one that is,
            // nor by one whose repair meets a limit.
            case .failure(let refusal) where isGrading && (refusal.exitCode == 2 || refusal.metLimit):
                throw fault(of: failure, staged, hiding: hidden)
            case .failure(let refusal):
                throw .machine("the build cannot be repaired: \(refusal.text)\n\(failure.text)")
            }
        }
        throw fault(of: failure, staged, hiding: hidden)
    }

    /// Keeps a compiler's remarks on the sources beside the worker; that they cannot be kept is no harm.
    private func keep(_ remarks: [UInt8], of staged: StagedSources, in folder: String) {
        let text = staged.ownRemarks(String(decoding: remarks, as: UTF8.self))
        guard !text.isEmpty else { return }
        try? Files.write(Array(text.utf8), to: "\(folder)/\(BuiltModule.remarksFile)")
    }

    /// Says who is to blame for a failed step; `hidden` are folders of the build, whose names mean nothing to anybody.
    private func fault(
        of failure: StepRunner.StepError, _ staged: StagedSources, hiding hidden: [String]
    ) -> BuildError {
        if failure.exitCode.map({ $0 >= 64 }) ?? false { return .machine(failure.text) }
        let words = CompilerWords.withoutStack(
            staged.withOwnNames(failure.text), keepsTask: !failure.metLimit)
        return .solution(
            BuildFailure(
                diagnostics: CompilerWords.withoutFolders(words, hidden), limit: failure.ending,
                isTruncated: failure.isTruncated, isKilled: failure.isKilled))
    }

    private func load(
        _ folder: String, _ sources: SourceSet, _ manifest: PatternManifest, runtime: String
    ) throws(BuildError) -> BuiltModule {
        guard let bytes = Files.contents("\(folder)/types.json", atMost: BuiltModule.readBytes),
            let json = try? JSONReader.read(bytes),
            let types = ModuleTypes(json: json), !isGrading || !types.areTooDeep
        else {
            // What a submission declares may be more than its language's builder can tell; that of the reference is not.
            guard !isGrading else {
                let words =
                    "what these sources declare cannot be told: a name, a number or a text in it is ill-formed or too long, or a type has too many above it"
                throw .solution(BuildFailure(diagnostics: words, isTruncated: false))
            }
            throw .machine("the build left no types.json that can be read in \(folder)")
        }
        func words(of step: Step) -> [String] {
            step.words.map {
                $0.replacingScalars(of: "{out}", with: folder).replacingScalars(
                    of: "{runtime}", with: runtime)
            }
        }
        func command(_ step: Step) -> WorkerCommand {
            let words = words(of: step)
            return WorkerCommand(
                words.first ?? "", Array(words.dropFirst()), grace: language.manifest.grace)
        }
        let names = language.manifest.spelling.flatMap { spelling in
            manifest.contract.map {
                NameMatcher($0, native: types, spelling: spelling, given: sources.names).match()
            }
        }
        let forked =
            language.manifest.serve.map { WorkerStrategy.served(by: command($0)) }
            ?? (language.manifest.resets ? .reset : .fresh)
        return BuiltModule(
            folder: folder, types: names?.types ?? types, contract: manifest.contract, names: names,
            worker: command(language.manifest.run),
            strategy: types.isStateless ? .reused : forked, forked: forked,
            locate: language.manifest.locate.map(words(of:)),
            named: ["{out}": folder, "{runtime}": runtime].filter { place, _ in
                language.manifest.run.words.dropFirst().contains { $0.contains(place) }
            }.map(\.value), files: sources.files.map { ("/solution/\($0.name)", $0.path) })
    }
}

extension StepRunner.StepError {
    /// What the step wrote, and how it ended.
    fileprivate var text: String {
        let written = String(decoding: output, as: UTF8.self)
        return [written, ending].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
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
