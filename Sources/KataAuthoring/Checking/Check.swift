public import KataDiagnostics
import KataInterpreter
public import KataJudging
public import KataModules
import KataScript
import KataSystem

/// Checks files without running anything.
public struct Check {
    private let environment: KataEnvironment
    private let modules: ModuleStore?

    /// Makes a check; with a store, katas are held against modules that were built before.
    public init(environment: KataEnvironment, modules: ModuleStore?) {
        self.environment = environment
        self.modules = modules
    }

    /// What was found in a file.
    public struct Result: Sendable {
        /// The file.
        public let source: SourceFile
        /// The findings by place.
        public let diagnostics: [Diagnostic]

        /// The file in a few words: a kata's or a plugin's id.
        var id: String {
            let isManifest = Files.name(of: source.path) == "plugin.yaml"
            if isManifest || PatternPlugin.isEquivalentsFile(source.path) {
                return Files.name(of: Files.realPath(Files.folder(of: source.path)))
            }
            return WrongFile(source.path).map { Files.name(of: $0.module) } ?? LoadedKata.id(of: source.path)
        }
    }

    /// Checks a kata file, a manifest, or a file that describes or explains mutants.
    public func check(_ path: String) -> Result {
        guard let bytes = Files.contents(path) else {
            let source = SourceFile(path: path, bytes: [])
            let problem = Diagnostic(.unreadableFile, "the file cannot be read", at: SourceRange(0, 0))
            return Result(source: source, diagnostics: [problem])
        }
        let source = SourceFile(path: path, bytes: bytes)
        if let file = WrongFile(path) { return mutants(source, file) }
        if PatternPlugin.isEquivalentsFile(path) { return equivalents(source) }
        if Registry.isStructureFile(path) {
            return Result(source: source, diagnostics: ManifestReader.structure(source).sorted)
        }
        if Registry.isStarterFile(path) {
            return Result(source: source, diagnostics: Registry.starterDiagnostics(source).sorted)
        }
        return Files.name(of: path) == "plugin.yaml" ? manifest(source) : kata(source)
    }

    /// Applies the fixes of a file's findings until none is left, and checks it again.
    ///
    /// - Returns: what is left to mend by hand, and how many fixes were applied.
    public func fix(_ path: String) throws -> (result: Result, count: Int) {
        var result = check(path)
        var count = 0
        // A fix may uncover the next mistake; one that undoes another must not go on for ever.
        for _ in 0..<20 {
            guard let mended = result.source.applyingFixes(of: result.diagnostics) else { break }
            try Files.write(mended.bytes, to: path)
            count += mended.count
            result = check(path)
        }
        return (result, count)
    }

    private func kata(_ source: SourceFile) -> Result {
        let registry = { environment.registry(forKatasIn: Files.folder(of: source.path)) }
        let loaded = LoadedKata(source, registry: registry)
        var diagnostics = loaded.diagnostics
        if let kata = loaded.kata, !diagnostics.hasErrors {
            let registry = registry()
            if let types = modules?.builtTypes(
                of: kata.module.text, from: registry, instances: kata.typeInstances)
            {
                ModuleChecker.check(kata, against: types, diagnostics: &diagnostics)
            } else if let misspelt = misspeltModule(of: kata, in: registry) {
                diagnostics.add(misspelt)
            }
        }
        return Result(source: source, diagnostics: diagnostics.sorted)
    }

    /// A module that is not there may still be written; one whose name is nearly that of another is a mistake.
    private func misspeltModule(of kata: Kata, in registry: Registry) -> Diagnostic? {
        do throws(RegistryError) {
            _ = try registry.pattern(kata.module.text)
            return nil
        } catch {
            guard case .unknown(.pattern, _, .some, _) = error else { return nil }
            return Diagnostic(.unknownModule, error.sentence, at: kata.module.range)
        }
    }

    /// Holds wrong solutions against the reference beside them; what is wrong with the module's manifest is told at the manifest.
    private func mutants(_ source: SourceFile, _ file: WrongFile) -> Result {
        guard let (plugin, extensions) = module(in: file.module, language: file.language) else {
            let found = MutantReader.mutants(source, file.kind).diagnostics
            return Result(source: source, diagnostics: found.sorted)
        }
        let mutants = ModuleMutants(file.kind, of: plugin, in: file.language, source)
        return Result(source: source, diagnostics: mutants.diagnostics(extensions: extensions).sorted)
    }

    /// Holds explained mutants against the reference beside them; whether they live, 'kata verify' tells.
    private func equivalents(_ source: SourceFile) -> Result {
        let folder = Files.realPath(Files.folder(of: source.path))
        let equivalents = module(in: folder, language: nil).flatMap { plugin, extensions in
            ModuleEquivalents(of: plugin, source, extensions: extensions)
        }
        let diagnostics = (equivalents ?? ModuleEquivalents(source)).diagnostics
        return Result(source: source, diagnostics: diagnostics.sorted)
    }

    /// Returns the module of a folder, and its sources' extensions in a language; nil where its manifest is wrong.
    private func module(
        in folder: String, language: String?
    ) -> (plugin: PatternPlugin, extensions: [String])? {
        let root = Registry.Root(Files.folder(of: Files.folder(of: folder)), .option)
        guard let plugin = try? Registry(roots: [root]).pattern(Files.name(of: folder)),
            let language = try? environment.registry(forKatasIn: folder).language(
                language ?? plugin.manifest.language)
        else { return nil }
        return (plugin, language.manifest.extensions)
    }

    private func manifest(_ source: SourceFile) -> Result {
        let folder = Files.realPath(Files.folder(of: source.path))
        let id = Files.name(of: folder)
        if Files.name(of: Files.folder(of: folder)) == Registry.Kind.language.folder {
            return Result(
                source: source, diagnostics: ManifestReader.language(source, folder: id).diagnostics.sorted)
        }
        let own = Registry.Root(Files.folder(of: Files.folder(of: folder)), .option)
        let registry = Registry(roots: [own] + environment.registry(forKatasIn: folder).roots)
        // What is wrong in a preset is told where it is checked itself.
        let diagnostics =
            (try? registry.manifest(source, folder: id))?.diagnostics
            ?? ManifestReader.pattern(source, folder: id).diagnostics
        return Result(source: source, diagnostics: diagnostics.sorted)
    }
}
