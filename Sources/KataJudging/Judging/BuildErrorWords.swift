import KataDiagnostics
public import KataModules
public import KataResults
import KataSystem
public import KataText

extension BuildError {
    /// The sentence with its details.
    public var text: String { details.map { "\(sentence)\n\($0)" } ?? sentence }

    /// What is wrong and how to mend it, in one line; names are escaped.
    public var sentence: String { sentence(in: .english) }

    /// What is wrong and how to mend it, in one line; what is no learner's to mend is English always.
    public func sentence(in language: ReaderLanguage) -> String {
        switch self {
        case .solution(let build): build.limit.map { "does not build: \($0)" } ?? "does not build"
        case .noSources(let folder, let extensions):
            BuildError.noSources(folder.visible, extensions.map { ".\($0)" }, language)
        case .unclearLanguage(let tie): tie.sentence(in: language).visible
        case .lacking(let ability, let title):
            language(
                "the kata wants \(ability.noun), which \(title.visible) lacks: solve it in another language",
                "本题需要\(ability.chineseNoun)，\(title.visible) 没有：请换一种语言来解")
        case .unknownMutant(let name, let kind, let nearest, let module):
            "the module '\(module.visible)' has no \(kind.noun) '\(name.visible)'" + BuildError.hint(nearest)
        case .mutants(let file, _): "the module's \(Files.name(of: file.path)) is invalid"
        case .notInstalled(let tool): tool.sentence(in: language).visible
        case .machine(let reason): reason
        case .registry(let error): error.sentence
        }
    }

    /// What belongs to the sentence and has lines of its own: what a compiler said, or each fault of a file.
    private var details: String? {
        switch self {
        case .solution(let build): build.diagnostics
        case .mutants(let file, let diagnostics), .registry(.invalid(let file, let diagnostics)):
            diagnostics.sorted.map { DiagnosticText().text(of: $0, in: file) }.joined()
        case .noSources, .unclearLanguage, .lacking, .unknownMutant, .notInstalled, .machine, .registry: nil
        }
    }

    /// The exit code of a command that was asked for the module by name.
    public var exitCode: ExitCode {
        switch self {
        case .solution: .notJudged
        case .noSources, .unclearLanguage, .lacking, .mutants, .registry(.invalid): .invalidFile
        case .unknownMutant, .registry(.unknown): .nothingSelected
        case .notInstalled, .machine, .registry(.untrusted), .registry(.unreadable): .internalError
        }
    }

    private static func noSources(
        _ folder: String, _ endings: [String], _ language: ReaderLanguage
    ) -> String {
        language(
            "\(folder) holds no source file (\(endings.joined(separator: ", ")))",
            "\(folder) 里没有源文件（\(endings.joined(separator: "、"))）")
    }

    fileprivate static func hint(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0.visible)'?" } ?? ""
    }
}

extension RegistryError {
    /// What is wrong and how to mend it, in one line; names are escaped.
    public var sentence: String {
        switch self {
        case .unknown(.pattern, let id, let nearest, _):
            "no module '\(id.visible)' is registered" + BuildError.hint(nearest)
        case .unknown(.language, let id, let nearest, _):
            "no language '\(id.visible)' is registered\(BuildError.hint(nearest)); 'kata plugin list' shows those that are"
        case .untrusted(let id, let folder):
            "the language '\(id.visible)' lies beside the kata and may not run; "
                + "'kata plugin trust \(folder.visible)' allows it"
        case .invalid(let file, _): "the \(file.pluginFile) is invalid"
        case .unreadable(let path): "'\(path.visible)' cannot be read"
        }
    }
}

extension SourceFile {
    /// What a file of a plugin is: `module's manifest`, `manifest of the language 'python'`.
    fileprivate var pluginFile: String {
        let folder = Files.folder(of: path)
        let isStarter = Files.name(of: folder) == "starters"
        let plugin = isStarter ? Files.folder(of: folder) : folder
        guard Files.name(of: Files.folder(of: plugin)) == "languages" else { return "module's manifest" }
        let id = Files.name(of: plugin).visible
        return isStarter ? "starter of the language '\(id)'" : "manifest of the language '\(id)'"
    }
}
