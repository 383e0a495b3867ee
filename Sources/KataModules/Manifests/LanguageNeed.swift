import KataSystem
import KataTranscript
import KataWorkers

/// Something that a language needs on the machine.
public struct LanguageNeed: Sendable, Equatable {
    /// A command that leaves with 0 where it is met; empty where a file tells.
    public var command: [String]
    /// Paths of which one has to be there, with `*` and `?` in their parts; none where a command tells.
    public var files: [String]
    /// The package of Debian that brings it; nil where the manifest does not say.
    public var package: String?

    /// The command, or the first of the files.
    public var name: String { command.first ?? files.first ?? "" }

    /// Tells whether the machine has it.
    ///
    /// - Parameter environment: What the command gets, with the `PATH` that it is looked for along.
    public func isMet(_ environment: [String: String]) -> Bool {
        guard let program = command.first else { return files.contains(where: Files.exists(pattern:)) }
        do throws(SpawnError) {
            let limits = Program.Limits(wallMilliseconds: 30_000)
            return try Program(
                program, Array(command.dropFirst()), environment: environment, limits: limits,
                mergesErrors: true
            ).run().isSuccess
        } catch {
            return false
        }
    }
}

extension LanguageManifest {
    /// Returns the needs that the machine does not meet.
    public func unmetNeeds(_ environment: [String: String]) -> [LanguageNeed] {
        needs.filter { !$0.isMet(environment) }
    }
}

extension Files {
    /// Tells whether a path exists whose parts fit those of a pattern: `/usr/lib/gcc/*/*/include`.
    static func exists(pattern: String) -> Bool {
        var folders = [pattern.hasPrefix("/") ? "/" : "."]
        for part in pattern.split(separator: "/").map(String.init) {
            let isGlob = part.contains("*") || part.contains("?")
            let glob = Glob(part)
            folders = folders.flatMap { folder -> [String] in
                let names = isGlob ? Files.names(in: folder).filter { glob.matches($0) } : [part]
                return names.map { "\(folder)/\($0)" }.filter { Files.isFile($0) || Files.isFolder($0) }
            }
        }
        return !folders.isEmpty
    }
}
