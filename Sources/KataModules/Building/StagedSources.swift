/// Sources copied to where the compiler reads them, so that it sees them as they were hashed.
struct StagedSources {
    /// The folder that holds the copies.
    let folder: String
    private let paths: [(staged: String, own: String)]

    /// Copies the files; a name that two folders have gets a number, since a compiler knows files by their names.
    init(_ sources: SourceSet, in folder: String) throws(ModuleFailure) {
        self.folder = folder
        var paths: [(staged: String, own: String)] = []
        var names: Set<String> = []
        do {
            try Files.makeFolder(folder, mode: 0o700)
            for file in sources.files {
                let base = Files.name(of: file.name)
                var name = base
                var number = 2
                while !names.insert(name).inserted {
                    name = "\(number)-\(base)"
                    number += 1
                }
                try Files.write(file.bytes, to: "\(folder)/\(name)")
                paths.append(("\(folder)/\(name)", file.path))
            }
        } catch {
            throw .machine("cannot copy the sources: \(error)")
        }
        self.paths = paths
    }

    /// Returns the compiler's words with the solution's own paths.
    func withOwnNames(_ text: String) -> String {
        paths.reduce(text) { $0.replacingAll($1.staged, with: $1.own) }
    }
}
