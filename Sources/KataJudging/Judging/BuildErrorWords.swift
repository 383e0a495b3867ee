import KataDiagnostics
public import KataModules
public import KataResults
import KataSystem
import KataText

extension BuildError {
    /// The sentence with its details.
    public var text: String { details.map { "\(sentence)\n\($0)" } ?? sentence }

    /// What is wrong and how to mend it, in one line; names are escaped.
    public var sentence: String {
        switch self {
        case .solution(let build): build.limit.map { "does not build: \($0)" } ?? "does not build"
        case .noSources(let folder, let extensions):
            "\(folder.visible) holds no source file (\(extensions.map { ".\($0)" }.joined(separator: ", ")))"
        case .unclearLanguage(let tie): tie.sentence.visible
        case .lacking(let ability, let language):
            "the kata wants \(ability.noun), which \(language.visible) lacks: solve it in another language"
        case .unknownMutant(let name, let kind, let nearest, let module):
            "the module '\(module.visible)' has no \(kind.noun) '\(name.visible)'" + BuildError.hint(nearest)
        case .mutants(let file, _): "the module's \(Files.name(of: file.path)) is invalid"
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
        case .noSources, .unclearLanguage, .lacking, .unknownMutant, .machine, .registry: nil
        }
    }

    /// The exit code of a command that was asked for the module by name.
    public var exitCode: ExitCode {
        switch self {
        case .solution: .notJudged
        case .noSources, .unclearLanguage, .lacking, .mutants, .registry(.invalid): .invalidFile
        case .unknownMutant, .registry(.unknown): .nothingSelected
        case .machine, .registry(.untrusted), .registry(.unreadable): .internalError
        }
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
        case .invalid: "the module's manifest is invalid"
        case .unreadable(let path): "'\(path.visible)' cannot be read"
        }
    }
}
