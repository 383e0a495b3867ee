import ArgumentParser
import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataSystem
import KataText

/// `kata plugin`.
///
/// Its commands write their names down: deriving them from types would cost the start of every command of kata 0.3 ms.
struct PluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin",
        abstract: "Shows, builds and checks modules and languages.",
        discussion: """
            A module is a folder 'Plugins/patterns/ID' with the types of a kata: a reference solution, a starter, mutants. \
            A language is a folder 'Plugins/languages/ID' with the programs that build and run modules.
            """,
        subcommands: [List.self, Show.self, Build.self, CheckPlugins.self, Path.self, Trust.self])

    /// `kata plugin list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists all, and says which are shadowed by others, and what a language lacks here.")

        @OptionGroup var shared: SharedOptions

        func run() throws {
            let style = shared.style()
            let environment = shared.environment
            let registry = environment.registry(forKatasIn: ".")
            var count = 0
            for kind in Registry.Kind.allCases {
                for (found, isTrusted, shadow) in registry.all(kind) {
                    count += 1
                    var line =
                        "\(style(.strong, kind.rawValue)) \(found.id)  \(style(.faint, found.folder.visible))"
                    if let shadow { line += "  \(style(.warning, "shadowed by \(shadow.folder.visible)"))" }
                    if !isTrusted { line += "  \(style(.warning, "not trusted"))" }
                    if kind == .language, isTrusted, shadow == nil,
                        let plugin = try? registry.language(found.id),
                        let missing = Doctor.missing(
                            for: plugin.manifest, environment, in: ReaderLanguage(locale: environment.locale))
                    {
                        line += "  \(style(.warning, missing.visible))"
                    }
                    Output.standard.write(line + "\n")
                }
            }
            if count == 0 {
                Output.errors.write(
                    "kata: no plugin was found; 'kata plugin path' shows where they are looked for\n")
                try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
            }
        }
    }

    /// `kata plugin path`.
    struct Path: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "path",
            abstract: "Shows where plugins are looked for; the first wins.")

        @OptionGroup var shared: SharedOptions

        func run() {
            let style = shared.style()
            for root in shared.environment.registry(forKatasIn: ".").roots {
                Output.standard.write("\(root.path.visible)  \(style(.faint, root.origin.rawValue))\n")
            }
        }
    }

    /// `kata plugin build`.
    struct Build: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "build",
            abstract: "Builds modules from their references, ahead of use.")

        @Argument(help: ArgumentHelp("Modules; all where none is given.", valueName: "id"))
        var ids: [String] = []

        @OptionGroup var shared: SharedOptions

        func run() throws {
            try ModuleReport(shared: shared).forEach(ids) { _ in [] }
        }
    }

    /// `kata plugin check`.
    struct CheckPlugins: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Builds references; holds them to their contracts.",
            discussion: """
                Of a language it runs the self-test and the conformance suite: what every language does alike, a dialogue \
                each. Its solutions lie in the suite, or in the plugin's folder 'conformance'. \
                'kata verify --language ID' proves what katas have in it besides.
                """)

        @Argument(
            help: ArgumentHelp("Modules or languages; all modules where none is given.", valueName: "id"))
        var ids: [String] = []

        @Option(
            help: ArgumentHelp("The conformance suite; kata's own where none is given.", valueName: "dir"))
        var suite: String?

        @OptionGroup var shared: SharedOptions

        func run() throws {
            let registry = shared.environment.registry(forKatasIn: ".")
            let languages = ids.filter {
                registry.find(.pattern, $0) == nil && registry.find(.language, $0) != nil
            }
            guard languages.isEmpty else {
                return try ConformanceReport(shared: shared, suite: suite).print(of: languages)
            }
            try ModuleReport(shared: shared).forEach(ids) { ready in
                ready.plugin.manifest.contract.map { ContractCheck($0).lacks(of: ready.module.types) } ?? []
            }
        }
    }

    /// `kata plugin trust`.
    struct Trust: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "trust",
            abstract: "Allows the languages of a folder to run.",
            discussion: "A language plugin is code. Trust only folders whose content you know.")

        @Argument(help: ArgumentHelp("A folder of plugins, or of one language.", valueName: "dir"))
        var folder: String

        @OptionGroup var shared: SharedOptions

        func run() throws {
            guard Files.isFolder(folder) else { throw ValidationError("'\(folder)' is no folder.") }
            let real = Files.realPath(folder)
            do {
                try shared.environment.trust(real)
            } catch {
                Output.errors.write("kata: '\(real.visible)' cannot be remembered: \(error)\n")
                try KataResults.ExitCode.internalError.throwUnlessSuccess()
            }
            Output.standard.write("\(real.visible) is trusted\n")
        }
    }
}
