import KataWorkers

/// What tells one compiler from another; asking it costs tens of milliseconds, so the answer is remembered.
struct CompilerIdentity {
    /// The compiler's version, as it prints it.
    let version: String

    /// Asks the language's compiler, or the memory where path, size and time are those of the last time.
    init(of toolbox: Toolbox, remembering cache: BuildCache) throws(BuildError) {
        guard let program = toolbox.manifest.detect.words.first else {
            throw .machine("the language '\(toolbox.manifest.id)' does not say how it is detected")
        }
        let path = try toolbox.path(of: program)
        version = try cache.remembered("kata-compiler-1", of: path) { () throws(BuildError) in
            try CompilerIdentity.ask(path, toolbox)
        }
    }

    private static func ask(_ path: String, _ toolbox: Toolbox) throws(BuildError) -> String {
        let arguments = Array(toolbox.manifest.detect.words.dropFirst())
        let result: ProgramResult
        do throws(SpawnError) {
            result = try Program(
                path, arguments, environment: toolbox.environment,
                limits: Program.Limits(wallMilliseconds: 30_000), mergesErrors: true
            ).run()
        } catch {
            throw .machine(error.message)
        }
        guard result.isSuccess else { throw .machine("'\(path)' does not tell its version") }
        return String(decoding: result.output, as: UTF8.self)
    }
}
