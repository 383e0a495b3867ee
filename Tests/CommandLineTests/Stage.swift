import Foundation
import KataWorkers

/// Where cases run: the built programs, a folder for each case, and a cache that all share.
enum Stage {
    /// The folder of the built programs, which is the test bundle's.
    static let programs: URL = {
        let test = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: test).resolvingSymlinksInPath().deletingLastPathComponent()
    }()

    /// The package's folder, which kata takes for its installation.
    static let package = BehaviourCase.root.deletingLastPathComponent().deletingLastPathComponent()

    /// The modules that cases share, on $KATA_PLUGINS unless a case says otherwise.
    static let plugins = BehaviourCase.root.appendingPathComponent("Plugins")

    /// The folder of this run.
    static let root = URL(fileURLWithPath: "/tmp").resolvingSymlinksInPath()
        .appendingPathComponent("kata-cases-\(getpid())")

    /// The cache that cases share, so that a module is built once; it outlives the run, as a user's would.
    static let cache = programs.appendingPathComponent("kata-cases-cache")

    /// What a command may take at most; a cold cache builds modules meanwhile, on a machine that does other things.
    static let limits = Program.Limits(wallMilliseconds: 300_000)

    private static let gate = Gate(max(2, ProcessInfo.processInfo.activeProcessorCount))

    /// Runs a case when it is its turn, in a folder of its own.
    ///
    /// - Returns: What it did, with all that changes from run to run taken out.
    static func run(_ item: BehaviourCase) async throws -> Outcome {
        try await preparation.value
        return try await gate.pass {
            let home = root.appendingPathComponent(item.name)
            defer { try? FileManager.default.removeItem(at: home) }
            let folder = home.appendingPathComponent("work")
            try item.stage(in: folder)
            let program = Program(
                "/bin/sh", ["-c", item.command],
                environment: environment(home: home).merging(item.variables) { _, own in own },
                directory: folder.path, limits: limits)
            let result = try await onThread { try program.run() }
            let normal = Normalizer(places: [
                (folder.path, "[here]"), (home.path, "[home]"), (cache.path, "[cache]"),
                (programs.path, "[bin]"),
                (package.resolvingSymlinksInPath().path, "[kata]"), (package.path, "[kata]"),
            ])
            return Outcome(
                standardOutput: normal(result.output), standardError: normal(result.errors),
                exitCode: result.exitCodeOfProgram)
        }
    }

    /// Runs kata in the package's folder, with the cache that cases share.
    static func kata(_ words: [String]) async throws -> ProgramResult {
        try await preparation.value
        return try await gate.pass {
            let home = root.appendingPathComponent("kata-\(UInt64.random(in: .min ... .max))")
            defer { try? FileManager.default.removeItem(at: home) }
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            let program = Program(
                programs.appendingPathComponent("kata").path, words, environment: environment(home: home),
                directory: package.path, limits: limits)
            return try await onThread { try program.run() }
        }
    }

    /// Makes the shared cache's runtime before any case runs: which case found it missing would be chance.
    private static let preparation = Task {
        let home = root.appendingPathComponent("preparation")
        defer { try? FileManager.default.removeItem(at: home) }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let program = Program(
            programs.appendingPathComponent("kata").path, ["plugin", "build", "lamp"],
            environment: environment(home: home), directory: home.path, limits: limits)
        _ = try await onThread { try program.run() }
    }

    private static func environment(home: URL) -> [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return [
            "PATH": "\(programs.path):\(path)", "HOME": home.path, "LC_ALL": "C.UTF-8", "TMPDIR": home.path,
            "KATA_PLUGINS": plugins.path, "PACKAGE": package.resolvingSymlinksInPath().path,
            "XDG_CACHE_HOME": cache.path,
            "XDG_CONFIG_HOME": home.path + "/config",
            "XDG_DATA_HOME": home.path + "/data", "XDG_STATE_HOME": home.path + "/state",
        ]
    }

    /// Runs what blocks on a thread of its own: those of the tests are few.
    private static func onThread<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
        }
    }
}

extension ProgramResult {
    /// The exit code; a signal or a limit is told as a shell does, as 128 and a number.
    var exitCodeOfProgram: Int32 {
        if case .exited(let code) = termination, limit == nil { Int32(code) } else { 137 }
    }
}
