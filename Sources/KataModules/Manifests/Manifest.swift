public import KataDiagnostics
public import KataText
public import KataWorkers

/// A pattern module's `plugin.yaml`.
public struct PatternManifest: Sendable {
    /// The module's id, which is also its folder's name.
    public var id: String
    /// The version, as the author writes it.
    public var version: String
    /// The name for people, by locale; empty where there is none.
    public var titles: [(locale: String, text: String)]
    /// The id of the language plugin that builds it.
    public var language: String
    /// The language's mode that the manifest asks for, by the language's own name (`swift: 6`); nil for its default.
    public var languageMode: Int?
    /// What katas may rely on; nil where the manifest does not say.
    public var contract: Contract?
    /// What a solution has to be, besides what it has to log; nil where the manifest does not say.
    public var structure: StructureDeclaration?
}

/// A language plugin's `plugin.yaml`.
public struct LanguageManifest: Sendable {
    /// The language's id, which is also its folder's name.
    public var id: String
    /// The version, as the author writes it.
    public var version: String
    /// The name for people.
    public var title: String
    /// Endings of its source files, without the point.
    public var extensions: [String]
    /// Globs over the names of source files that are the learner's own, and never a part of a solution.
    public var ignored: [String]
    /// Programs that steps may run.
    public var tools: [String]
    /// What has to be on the machine besides, and the packages that bring it.
    public var needs: [LanguageNeed]
    /// Tells whether files of a submission keep their names, where these are plain words.
    public var keepsNames: Bool
    /// A command that leaves with 0 and prints a version, where the language is installed.
    public var detect: Step
    /// Steps that make, once for a compiler, what every build uses; their result is `{runtime}`.
    public var runtime: [Step]
    /// Steps that make a worker out of sources.
    public var build: [Step]
    /// Steps that make a worker out of a changed copy of the sources; none where the language makes no copies.
    public var copy: [Step]
    /// A command that is asked when a build fails, and prints other steps where the solution is not to blame.
    public var repair: Step?
    /// A command that makes a program of a solution and a learner's own file of commands, where the language has one.
    public var tryProgram: Step?
    /// A command that says where in the sources a worker's addresses are, where the language has one.
    public var locate: Step?
    /// The worker's command.
    public var run: Step
    /// The worker server's command, where the language has one.
    public var serve: Step?
    /// Tells whether its worker knows `reset`, so that it serves scenario after scenario.
    public var resets: Bool
    /// How the language spells names; nil where its solutions use a contract's names as they are.
    public var spelling: NameSpelling?
    /// What the language's own runtime may take beside a kata's limits.
    public var grace: WorkerGrace
    /// What katas may want, and its solutions cannot have.
    public var lacks: Set<LanguageAbility>
    /// Which language a folder is in where it holds as many files of another; the higher number wins.
    public var priority: Int
}

extension LanguageManifest {
    /// Tells whether what is built depends on the module's contract.
    var readsContract: Bool {
        spelling != nil || build.contains { $0.words.contains { $0.contains("{contract}") } }
    }
}

/// A command of a language plugin: words with placeholders such as `{sources}`.
public enum Step: Sendable, Equatable {
    /// A program with its arguments; never a shell.
    case command([String])
    /// The commands that the step before printed, one JSON array a line.
    case printedJobs

    /// The command's words; none for printed jobs.
    public var words: [String] { if case .command(let words) = self { words } else { [] } }
}

/// A manifest that was read, with the file that holds it.
public struct ManifestFile<Manifest: Sendable>: Sendable {
    /// The manifest; nil where the file is too wrong for that.
    public var manifest: Manifest?
    /// The file.
    public var source: SourceFile
    /// What is wrong with it.
    public var diagnostics: Diagnostics
}
