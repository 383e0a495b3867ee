public import KataJudging
public import KataModules
import KataScript
import KataSystem
public import KataText

/// Shows the wrong solutions of a kata's module, and writes them out as folders, each a whole solution.
public struct MutantFolders {
    /// Why nothing is shown or written.
    public enum MutantError: Error {
        /// The module or the mutant cannot be used.
        case module(BuildError)
        /// Something is there already, which is never overwritten.
        case occupied(String)
        /// A file cannot be written, with the system's words.
        case unwritable(String)
    }

    private let mutants: ModuleMutants
    /// Endings of the language's source files.
    private let extensions: [String]

    /// Finds the module of a kata file.
    ///
    /// - Parameter language: The language of the wrong solutions, or a dialect of it; nil for the module's own.
    public init(
        _ kind: WrongKind = .mutants, environment: KataEnvironment, kata path: String, language: String? = nil
    ) throws(MutantError) {
        let registry = environment.registry(forKatasIn: Files.folder(of: path))
        let id = LoadedKata(path: path)?.kata?.module.text ?? LoadedKata.id(of: path)
        do throws(RegistryError) {
            let plugin = try registry.pattern(id)
            let own = language ?? plugin.manifest.language
            extensions = try registry.starterLanguage(own).manifest.extensions
            mutants = ModuleMutants(kind, of: plugin, in: own)
        } catch {
            throw .module(.registry(error))
        }
    }

    /// Returns one mutant with its changes, or all by name, for people.
    public func text(of name: String?, style: TextStyle) throws(MutantError) -> String {
        let writer = MutantsText(style: style, extensions: extensions)
        guard let name else { return writer.text(of: mutants) }
        do throws(BuildError) { return try writer.text(of: name, in: mutants) } catch {
            throw .module(error)
        }
    }

    /// Returns why there is no mutant of a name; nil where there is one.
    public func lack(of name: String) -> BuildError? {
        guard !mutants.names.contains(name) else { return nil }
        do throws(BuildError) {
            _ = try mutants.sources(of: name, extensions: extensions)
            return nil
        } catch {
            return error
        }
    }

    /// Writes one mutant into a folder, or each into a folder of its name below it.
    ///
    /// - Returns: the folders that were written.
    public func write(_ name: String?, to folder: String) throws(MutantError) -> [String] {
        guard Files.facts(folder) == nil || Files.isFolder(folder) && Files.names(in: folder).isEmpty
        else { throw .occupied(folder) }
        if let name {
            try write(try sources(of: name), to: folder)
            return [folder]
        }
        // All are made before the first is written: half a class is no class.
        var wanted: [(folder: String, sources: SourceSet)] = []
        for name in mutants.names { wanted.append(("\(folder)/\(name)", try sources(of: name))) }
        for (folder, sources) in wanted { try write(sources, to: folder) }
        return wanted.map(\.folder)
    }

    private func sources(of name: String) throws(MutantError) -> SourceSet {
        do throws(BuildError) {
            return try mutants.sources(of: name, extensions: extensions)
        } catch {
            throw .module(error)
        }
    }

    private func write(_ sources: SourceSet, to folder: String) throws(MutantError) {
        do {
            for file in sources.files {
                let path = "\(folder)/\(file.name)"
                try Files.makeFolder(Files.folder(of: path))
                try Files.write(file.bytes, to: path)
            }
        } catch {
            throw .unwritable("\(error)")
        }
    }
}
