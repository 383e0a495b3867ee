import KataSystem
import KataWorkers

/// Builds submissions for one module, each in a folder of its own that goes when its workers are done.
public struct SubmissionBuilder: Sendable {
    /// What the registry says of the module.
    public let plugin: PatternPlugin
    /// The language that submissions are written in.
    public let language: LanguagePlugin
    /// All that a result depends on beside the submission and its katas.
    public let fingerprint: String
    private let builder: ModuleBuilder
    private let compiler: CompilerIdentity
    private let moduleSources: ModuleSources
    /// The code that the module gives to every submission.
    private let support: SourceSet
    private let workFolder: String
    /// What the runtime was made from outside of the cache, as a hash.
    private let inputs: String
    private let referenceCheck = ReferenceCheck()

    /// Makes a builder: asks the compiler who it is, and makes what every build of the language uses.
    ///
    /// - Parameters:
    ///   - id: The module.
    ///   - languageID: The language of the submissions; nil for the module's own.
    ///   - instances: The generic types with their arguments that the katas name.
    ///   - foresight: Tells a copy that may be compiled in a submission's place; nil builds copies as they are asked for.
    ///   - workFolder: A folder that builds go into.
    public init(
        _ id: String, from registry: Registry, language languageID: String?, store: ModuleStore,
        instances: [String] = [], foresight: ModuleStore.Foresight? = nil, workFolder: String
    ) throws(BuildError) {
        plugin = try registry.pattern(forID: id)
        language = try registry.language(forID: languageID ?? plugin.manifest.language)
        var builder = store.builder(language)
        builder.isGrading = true
        builder.instances = instances
        builder.foresight = foresight
        self.builder = builder
        compiler = try CompilerIdentity(of: builder.toolbox, remembering: builder.cache)
        let runtime = try builder.runtime(compiler)
        inputs = try OutsideInputs(of: runtime).digest(remembering: builder.cache)
        moduleSources = ModuleSources(plugin, in: language.manifest)
        support = try moduleSources.given ?? SourceSet(files: [])
        self.workFolder = workFolder
        fingerprint = try builder.fingerprint(plugin, compiler, support, runtime: runtime)
    }

    /// Names a submission's files for the compiler, beside those that the plugin gives.
    public func sources(_ intake: Intake) -> SubmissionSources {
        SubmissionSources(intake, support: support, language: language.manifest)
    }

    /// Builds a submission, isolated; the folder lives as long as the result.
    ///
    /// Before a submission is blamed for a failed build, the module's own reference has to build as it did, and what both are
    /// built with has to have stayed in its place.
    public func build(_ sources: SubmissionSources) throws(BuildError) -> BuiltSubmission {
        for _ in 1...2 {
            let ground = BuildGround(runtime: try runtime, workFolder: workFolder)
            do throws(BuildError) {
                return try proven(sources)
            } catch {
                guard case .solution = error, !ground.stands else { throw error }
            }
        }
        throw .machine("what submissions are built with was removed or changed meanwhile; grade again")
    }

    private func proven(_ sources: SubmissionSources) throws(BuildError) -> BuiltSubmission {
        let attempt = referenceCheck.begin()
        do throws(BuildError) {
            let built = try build(sources.set)
            referenceCheck.note(success: attempt)
            return built
        } catch {
            guard case .solution = error, let reference = try moduleSources.reference else { throw error }
            try referenceCheck.require(after: attempt) { () throws(BuildError) in
                do throws(BuildError) {
                    _ = try build(reference)
                } catch {
                    throw .machine(referenceFailure(error))
                }
            }
            throw error
        }
    }

    /// Builds the module's reference as a submission is built; nil where there is none or it does not build.
    public func builtReference() -> BuiltSubmission? {
        do throws(BuildError) {
            return try moduleSources.reference.map { sources throws(BuildError) in try build(sources) }
        } catch {
            return nil
        }
    }

    /// Tells whether the language has facts of its sources, by the small solution that its plugin brings.
    public var languageHasFacts: Bool {
        var builder = builder
        builder.isGrading = false
        builder.instances = []
        return (try? builder.selfTestModule())?.facts() != nil
    }

    /// Says why submissions cannot be built here, by what became of the reference.
    private func referenceFailure(_ failure: BuildError) -> String {
        let words: String? =
            switch failure {
            case .solution(let build):
                build.limit ?? build.diagnostics.split(separator: "\n").first.map(String.init)
            case .machine(let reason): reason
            case .notInstalled(let tool): tool.sentence()
            default: nil
            }
        return "the reference of '\(plugin.found.id)' does not build here either"
            + (words.map { ": \($0)" } ?? "")
    }

    /// The runtime's folder, as long as what it is made from says the same: results' keys hold it.
    private var runtime: String {
        get throws(BuildError) {
            let runtime = try builder.runtime(compiler)
            guard try OutsideInputs(of: runtime).digest(remembering: builder.cache) == inputs else {
                throw .machine("headers of the system changed while submissions were graded; grade again")
            }
            return runtime
        }
    }

    /// Builds sources, and once more where a header changed while the compiler ran.
    private func build(_ sources: SourceSet) throws(BuildError) -> BuiltSubmission {
        let runtime = try self.runtime
        do throws(BuildError) {
            return try build(sources, runtime)
        } catch {
            guard error.isDue(toOutdated: runtime) else { throw error }
            return try build(sources, self.runtime)
        }
    }

    private func build(_ sources: SourceSet, _ runtime: String) throws(BuildError) -> BuiltSubmission {
        let folder = "\(workFolder)/\(UInt64.random(in: .min ... .max))"
        let built = BuiltSubmission(
            folder: folder, ground: BuildGround(runtime: runtime, workFolder: workFolder))
        let module = try builder.buildUncached(sources, plugin.manifest, runtime: runtime, into: folder)
        let copies = CopyMaker(
            builder: builder, sources: sources, manifest: plugin.manifest, folder: "\(folder)/copy")
        built.ready(PreparedModule(module, of: plugin, copies: copies))
        return built
    }
}
