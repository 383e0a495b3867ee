public import KataModules
public import KataText
import KataWorkers

/// What `kata doctor` finds out: the languages with their tools, the cache, and the layers of the sandbox.
public struct Doctor: Sendable {
    /// A language of the registry.
    public struct Language: Sendable {
        /// The language's id.
        public var id: String
        /// The program that was asked, with its path where it is installed.
        public var program: String
        /// The first line of its version; nil where it is not installed or does not tell.
        public var version: String?
        /// Why the language cannot be used; nil where it can.
        public var problem: Problem?
        /// Tells whether a small solution was built and answered as it has to; false where that was not tried.
        public var passedSelfTest = false
    }

    /// Why a language cannot be used.
    public enum Problem: Sendable {
        /// Nothing vouches for its plugin.
        case untrusted
        /// Its manifest has errors.
        case invalidManifest
        /// The program at a path does not leave with 0.
        case noVersion(String)
        /// A program is not found; the package that has it, where the manifest says.
        case notInstalled(String, package: String?)
        /// The machine lacks what the language needs.
        case unmet([LanguageNeed])
        /// Its small solution does not build, or does not answer as it has to; in words.
        case selfTest(String)
    }

    /// The cache's folder.
    public struct Cache: Sendable {
        /// The folder.
        public var path: String
        /// What is wrong with it; nil where it can be written.
        public var problem: CacheError?
    }

    /// A layer of the sandbox.
    public struct Layer: Sendable {
        /// The layer's name.
        public var name: String
        /// Tells whether workers run in it.
        public var holds: Bool
        /// Why it is absent, or what there is to say of it.
        public var note: String?
    }

    /// The languages by id.
    public let languages: [Language]
    /// The cache.
    public let cache: Cache
    /// The layers from L0 on; none where not even L0 and L1 can be had.
    public let layers: [Layer]
    /// The name of the level that workers reach; nil where nothing can run.
    public let level: String?
    /// What kept the sandbox from starting at all.
    public let sandboxProblem: String?

    /// Tells whether `kata run` can work.
    public var canRun: Bool {
        level != nil && cache.problem == nil && languages.contains { $0.problem == nil }
    }

    /// Examines the surroundings; the cache's folder is made where it is not there.
    ///
    /// - Parameter modules: What builds the small solution of each language; nil for no such test.
    public init(_ environment: KataEnvironment, modules: ModuleStore? = nil) {
        languages = Doctor.languages(environment, modules)
        cache = Doctor.cache(environment.cache)
        do throws(SpawnError) {
            let machine = try MachineIsolation()
            layers = Doctor.layers(machine)
            level = machine.level.rawValue
            sandboxProblem = nil
        } catch {
            layers = []
            level = nil
            sandboxProblem = error.message
        }
    }

    private static func cache(_ path: String) -> Cache {
        do throws(CacheError) {
            _ = try BuildCache(root: path)
            return Cache(path: path)
        } catch {
            return Cache(path: path, problem: error)
        }
    }

    private static func layers(_ machine: MachineIsolation) -> [Layer] {
        IsolationLayers.names.map { layer, name in
            let absence = machine.absences.first { $0.layer == name }?.reason
            let means = layer == .files ? machine.meansOfFiles : nil
            return Layer(name: name, holds: absence == nil, note: absence ?? means)
        }
    }

    private static func languages(
        _ environment: KataEnvironment, _ modules: ModuleStore?
    ) -> [Language] {
        let registry = environment.registry(forKatasIn: ".")
        return registry.all(.language).filter { $0.shadowedBy == nil }.map { entry in
            let id = entry.found.id
            guard entry.isTrusted else {
                return Language(id: id, program: "", problem: .untrusted)
            }
            do throws(RegistryError) {
                let plugin = try registry.language(id)
                let found = examine(plugin.manifest, environment.buildVariables)
                return modules.map { tested(found, plugin, $0) } ?? found
            } catch {
                return Language(id: id, program: "", problem: .invalidManifest)
            }
        }
    }

    /// Returns what is known of a language that could be used, with what came of its self-test.
    private static func tested(
        _ language: Language, _ plugin: LanguagePlugin, _ modules: ModuleStore
    ) -> Language {
        guard language.problem == nil else { return language }
        var language = language
        do throws(BuildError) {
            switch try modules.selfTest(of: plugin) {
            case .passed: language.passedSelfTest = true
            case .absent: break
            case .failed(let words): language.problem = .selfTest(words)
            }
        } catch {
            language.problem = .selfTest(brief(error.text))
        }
        return language
    }

    /// What failed, and the first error that a compiler told: its whole words may be pages.
    private static func brief(_ words: String) -> String {
        let lines = words.split(separator: "\n")
        let first = lines.first.map { $0.contains(": error: ") ? $0 : $0.prefix { $0 != ":" } } ?? ""
        guard let error = lines.dropFirst().first(where: { $0.contains(": error: ") }), !first.isEmpty else {
            return String(lines.joined(separator: " ").prefix(maximumWords))
        }
        return String((first.contains(": error: ") ? "\(first)" : "\(first): \(error)").prefix(maximumWords))
    }

    private static let maximumWords = 400

    /// Asks a language's program for its version.
    private static func examine(_ manifest: LanguageManifest, _ variables: [String: String]) -> Language {
        let words = manifest.detect.words
        let name = words.first ?? ""
        let program = Program(
            name, Array(words.dropFirst()), environment: variables,
            limits: Program.Limits(wallMilliseconds: 30_000), mergesErrors: true)
        do throws(SpawnError) {
            let path = try program.resolvedExecutable()
            let result = try program.run()
            let line = result.output.split(separator: UInt8(ascii: "\n")).first ?? []
            guard result.isSuccess else {
                return Language(id: manifest.id, program: path, problem: .noVersion(path))
            }
            let unmet = manifest.unmetNeeds(variables)
            guard unmet.isEmpty else {
                return Language(
                    id: manifest.id, program: path,
                    problem: .unmet(unmet))
            }
            return Language(id: manifest.id, program: path, version: String(decoding: line, as: UTF8.self))
        } catch {
            return Language(id: manifest.id, program: name, problem: notInstalled(name, manifest))
        }
    }

    private static func notInstalled(_ program: String, _ manifest: LanguageManifest) -> Problem {
        .notInstalled(
            program, package: manifest.needs.first { $0.command.first == program }?.package)
    }

    /// Returns what a language wants and this machine has not, in a sentence; nil where all is there.
    public static func missing(
        for manifest: LanguageManifest, _ environment: KataEnvironment, in language: ReaderLanguage
    ) -> String? {
        let variables = environment.buildVariables
        let name = manifest.detect.words.first ?? ""
        guard (try? Program(name, [], environment: variables).resolvedExecutable()) != nil else {
            return notInstalled(name, manifest).sentence(in: language)
        }
        let unmet = manifest.unmetNeeds(variables)
        return unmet.isEmpty ? nil : Problem.unmet(unmet).sentence(in: language)
    }
}
