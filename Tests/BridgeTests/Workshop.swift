import Foundation
import KataJudging
import KataSystem
import KataTesting
import KataTranscript

@testable import KataModules
@testable import KataWorkers

/// Builds constructs as kata does, and talks to their workers.
enum Workshop {
    private static let programs: URL = {
        let test = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: test).resolvingSymlinksInPath().deletingLastPathComponent()
    }()

    /// The cache of the behaviour cases: the runtime and the catalogue's modules are the same.
    private static let cacheFolder = programs.path + "/kata-cases-cache/kata/v1"

    /// The program that binds Swift solutions.
    static let helper = programs.appendingPathComponent("kata-swift").path

    /// Builds a construct's module.
    ///
    /// - Parameters:
    ///   - repairs: Whether a build that failed may be mended.
    ///   - isNew: Whether the cache must not know the sources.
    ///   - wishes: What a copy of it is to do; nil for the module itself.
    static func build(
        _ construct: Construct, repairs: Bool, isNew: Bool = false, copy wishes: CopyWishes? = nil
    ) throws(BuildError) -> BuiltModule {
        let language: LanguagePlugin
        do {
            let found = try registry.language("swift")
            var manifest = found.manifest
            if !repairs { manifest.repair = nil }
            language = LanguagePlugin(manifest: manifest, source: found.source, found: found.found)
        } catch {
            throw .machine("\(error)")
        }
        let builder = try builder(of: language)
        var sources = try SourceSet(in: construct.folder, extensions: language.manifest.extensions)
        if isNew { sources.overlay(try salt()) }
        let manifest = PatternManifest(
            id: construct.name, version: "1.0.0", titles: [], language: "swift", languageMode: construct.mode)
        if let wishes { return try builder.copy(wishes, of: sources, manifest) }
        return try builder.module(construct.name, sources, manifest)
    }

    /// Builds a case's solution.
    static func build(_ item: ConformanceCase) throws -> BuiltModule {
        let language = try registry.language(item.language)
        let sources = try SourceSet(in: item.solution, extensions: language.manifest.extensions)
        return try builder(of: language).module(item.name, sources, item.manifest())
    }

    /// Whether a language that is missing is a failure: where all of them are to be there.
    static let requiresAll = Requirement.demands("languages")

    /// Tells whether this machine has what a language needs.
    static func isInstalled(_ id: String) -> Bool {
        guard let language = try? registry.language(id), let builder = try? builder(of: language) else {
            return false
        }
        return (try? CompilerIdentity(of: builder.toolbox, remembering: builder.cache)) != nil
            && language.manifest.unmetNeeds(builder.toolbox.environment).isEmpty
    }

    /// The package's folder.
    static let package = Construct.root.deletingLastPathComponent().deletingLastPathComponent()

    /// The surroundings in which whole katas are judged.
    static var environment: KataEnvironment {
        var environment = KataEnvironment(cache: cacheFolder)
        environment.installation = package.path
        environment.helperFolders = [programs.path]
        environment.buildVariables = variables
        return environment
    }

    private static let registry = Registry(roots: [Registry.Root(package.path + "/Plugins", .installation)])

    private static func builder(of language: LanguagePlugin) throws(BuildError) -> ModuleBuilder {
        let cache: BuildCache
        do {
            cache = try BuildCache(root: cacheFolder)
        } catch {
            throw .machine("\(error)")
        }
        return ModuleBuilder(
            language: language,
            toolbox: Toolbox(
                helperFolders: [programs.path], environment: variables, manifest: language.manifest),
            cache: cache, willBuild: { _ in })
    }

    private static var variables: [String: String] {
        var variables = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        for (name, value) in ProcessInfo.processInfo.environment
        where ["PATH", "HOME", "TMPDIR"].contains(name) {
            variables[name] = value
        }
        return variables
    }

    /// Returns a source file that was never there before.
    private static func salt() throws(BuildError) -> SourceSet {
        let path = "/tmp/Salt-\(UInt64.random(in: .min ... .max)).swift"
        defer { Files.remove(path) }
        do throws(FileError) {
            try Files.write(Array("// \(path)\n".utf8), to: path)
        } catch {
            throw .machine(error.description)
        }
        return try SourceSet(in: path, extensions: ["swift"])
    }
}

/// A worker that is told requests as they stand in a file.
final class Conversation {
    private let pool: WorkerPool
    private let worker: Worker
    private var meter: Meter
    /// The ids of requests whose worker called a closure, the innermost last.
    private var inHand: [Int] = []
    /// What the worker said of itself.
    let greeting: WorkerGreeting

    /// Starts a worker and hears its greeting.
    init(with module: BuiltModule, strategy: WorkerStrategy) throws {
        let limits = WorkerLimits(cpuMilliseconds: 60_000, memoryBytes: 1 << 30, outputBytes: 16 << 20)
        pool = WorkerPool(module.worker, strategy: strategy)
        worker = try pool.launch(limits: limits, cpuMilliseconds: limits.cpuMilliseconds, mergesErrors: false)
        meter = Meter(limits: limits)
        meter.changeWorker(cpu: 0)
        var output = ModuleOutput()
        greeting = try worker.exchange([], meter: &meter, output: &output, read: AnswerReader.greeting)
    }

    deinit { pool.shutdown() }

    /// Sends a request with the next id; returns the answer without it, nil where the worker ended, and the log.
    func say(_ request: JSON) throws -> (answer: JSON?, log: String) {
        // What a closure gives is no request: it bears the id of the one that is in hand.
        let isReturn = request["op"]?.string == "return"
        let number = isReturn ? inHand.removeLast() : worker.nextID()
        let id = JSON.Member("id", .integer(Int64(number)))
        let line = JSON.object([id] + request.members).utf8 + [UInt8(ascii: "\n")]
        var output = ModuleOutput()
        let answer: JSON
        do throws(InterruptionError) {
            answer = try worker.exchange(line, meter: &meter, output: &output) {
                bytes throws(InterruptionError) in
                guard let answer = try? JSONReader.read(bytes) else {
                    throw .policy("an answer that is no JSON")
                }
                return answer
            }
        } catch {
            guard case .ended = error else { throw error }
            _ = worker.process.waitForEnd(milliseconds: 10_000)
            try worker.drainAfterEnd(meter: &meter, output: &output)
            return (nil, String(decoding: output.log, as: UTF8.self))
        }
        guard answer["id"]?.integer == id.value.integer else { throw InterruptionError.policy("another id") }
        if answer["callback"] != nil { inHand.append(number) }
        return (
            .object(answer.members.filter { $0.name != "id" }), String(decoding: output.log, as: UTF8.self)
        )
    }

    /// Says bye; returns whether the worker gave its token back.
    func part() throws -> Bool {
        let answer = try say(.members(["op": "bye"])).answer
        return answer?["ok"]?["token"]?.string == worker.token || answer?["ok"]?.string == worker.token
    }
}
