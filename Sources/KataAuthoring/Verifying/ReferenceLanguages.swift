public import KataJudging
import KataModules
import KataScript
import KataSystem

/// The languages that a kata's module has a reference solution in.
public struct ReferenceLanguages {
    private let ids: Set<String>

    /// Looks at the module of a kata file; a kata without one has none.
    public init(of path: String, _ environment: KataEnvironment) {
        let registry = environment.registry(forKatasIn: Files.folder(of: path))
        guard let kata = LoadedKata(path: path)?.kata,
            let plugin = try? registry.pattern(kata.module.text)
        else {
            ids = []
            return
        }
        let all = plugin.otherLanguages + [plugin.manifest.language]
        ids = Set(all.filter { Files.isFolder(plugin.folders(in: $0).solution) })
    }

    /// Tells whether there is one in a language.
    public func contains(_ language: String) -> Bool { ids.contains(language) }
}
