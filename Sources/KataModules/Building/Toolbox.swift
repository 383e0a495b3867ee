import KataSystem

/// The programs that a language's steps may run, and where they are.
struct Toolbox {
    /// The folders of kata's own helpers, such as `kata-swift`.
    let helperFolders: [String]
    /// The environment that steps get.
    let environment: [String: String]
    let manifest: LanguageManifest

    /// Returns the path of a program that the manifest lists; by name, or as a step printed it.
    func path(of program: String) throws(BuildError) -> String {
        let name = Files.name(of: program)
        let allowed = manifest.tools + manifest.detect.words.prefix(1)
        guard allowed.contains(name) else {
            throw .machine("the language '\(manifest.id)' does not list '\(name)' among its tools")
        }
        if program.contains("/") { return program }
        for folder in helperFolders + searchPath where Files.isFile("\(folder)/\(name)") {
            return "\(folder)/\(name)"
        }
        let package = manifest.needs.first { $0.command.first == name }?.package
        throw .notInstalled(MissingTool(name: name, package: package, language: manifest.id))
    }

    /// Returns the path of one of kata's own helpers; nil for a program of the machine.
    func helper(_ name: String) -> String? {
        helperFolders.map { "\($0)/\(name)" }.first(where: Files.isFile)
    }

    private var searchPath: [String] {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    }
}
