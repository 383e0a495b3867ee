import KataSystem
import KataTranscript
import KataWorkers

/// Finds the places in a solution's sources that a crash came from.
struct FrameFinder: Sendable {
    private static let limits = Program.Limits(
        cpuMilliseconds: 10_000, wallMilliseconds: 30_000, memoryBytes: 3 << 30, outputBytes: 256 << 10)

    let toolbox: Toolbox
    let module: BuiltModule
    /// The level at which what a solution was compiled to is looked at; nil where it is trusted.
    let isolation: IsolationLevel?

    /// Returns the calls in the solution's own sources, the innermost first; none where they cannot be found.
    func frames(of addresses: [String]) -> [SourceFrame] {
        guard let words = module.locate, let program = words.first, !addresses.isEmpty,
            let path = try? toolbox.path(of: program)
        else { return [] }
        let list = addresses.joined(separator: ",")
        let arguments = words.dropFirst().map { $0 == "{addresses}" ? list : $0 }
        let result = try? Program(
            path, arguments, environment: toolbox.environment, limits: FrameFinder.limits,
            confinement: isolation.map { confinement(of: path, at: $0, naming: words) }
        ).run()
        guard let result, result.isSuccess else { return [] }
        return result.output.split(separator: UInt8(ascii: "\n")).compactMap(SourceFrame.init(line:))
    }

    /// What the command may use: the paths that it names, what lies beside the worker, and a symbolizer that lies
    /// beside one of the language's tools.
    private func confinement(
        of program: String, at level: IsolationLevel, naming words: [String]
    ) -> Confinement {
        let tools = [program] + toolbox.manifest.tools.compactMap { try? toolbox.path(of: $0) }
        let installations = tools.map { Files.folder(of: Files.folder(of: Files.realPath($0))) }
        var confinement = Confinement(
            .server, minimum: min(level, .standard),
            readable: [module.folder] + words.filter { $0.hasPrefix("/") },
            executable: installations.map { $0 == "/" ? "/usr" : $0 })
        // Another user could not read a submission's build.
        confinement.absent = .user
        return confinement
    }
}

extension SourceFrame {
    /// Reads a line of JSON.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let json = try? JSONReader.read(line) else { return nil }
        self.init(json: json)
    }
}
