import KataDiagnostics
public import KataModules
public import KataReport
public import KataScript
import KataTranscript

extension Finding {
    /// Makes the finding of a session that ended before its time.
    init(_ reason: SessionEnd.Reason, at place: Place?) {
        switch reason {
        case .crashed(let crash):
            if let place {
                self = .crash(crash, place: place)
            } else {
                self = .machine("a worker crashed at its end")
            }
        case .limit(let limit): self = .limit(limit, place: place)
        case .policy(let breach): self = .policy(breach, place: place)
        case .failed(let message): self = .machine(message)
        }
    }

    /// Makes the finding of something that a scenario names and the module lacks; its place is in the statement.
    init(lack: Diagnostic, in scenario: Scenario, file: SourceFile) {
        var place = Place(lack.range, in: file)
        scenario.commands.forEachStatement { statement in
            if statement.range.start <= lack.range.start, lack.range.end <= statement.range.end {
                place.source = Place(statement.range, in: file).source
            }
        }
        self = .error(ErrorReport(verdict: .contract, message: lack.message, type: nil, place: place))
    }

    /// Makes the finding of a module that is not there to be judged.
    public init(_ failure: ModuleFailure, in kata: Kata) {
        switch failure {
        case .solution(let build):
            self = .build(BuildReport(diagnostics: build.diagnostics, limit: build.limit))
        case .noSources(let folder, let extensions):
            let endings = extensions.map { ".\($0)" }.joined(separator: ", ")
            self = .build(BuildReport(diagnostics: "\(folder) holds no source file (\(endings))", limit: nil))
        case .unclearLanguage(let tie):
            self = .build(BuildReport(diagnostics: tie.sentence, limit: nil))
        case .unknownMutant(let name, let nearest, let module):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            self = .machine("the module '\(module)' has no mutant '\(name)'\(hint)")
        case .mutants(let file, let diagnostics):
            self = Finding(
                .invalidManifest, "the module's mutants are invalid", diagnostics, in: file, of: kata)
        case .machine(let reason): self = .machine(reason)
        case .registry(let error): self = Finding(error, in: kata)
        }
    }

    private init(_ error: RegistryError, in kata: Kata) {
        switch error {
        case .unknown(.pattern, let id, let nearest, let roots):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            let looked =
                roots.isEmpty
                ? "no folder of plugins was found" : "looked in \(roots.joined(separator: ", "))"
            self = .diagnostics([
                Diagnostic(
                    .unknownModule, "no module '\(id)' is registered\(hint)", at: kata.module.range,
                    notes: [Note(looked)])
            ])
        case .unknown(.language, let id, let nearest, _):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            self = .machine(
                "no language '\(id)' is registered\(hint); 'kata plugin list' shows those that are")
        case .untrusted(let id, let folder):
            self = .machine(
                "the language '\(id)' lies beside the kata and may not run; 'kata plugin trust \(folder)' allows it"
            )
        case .invalid(let file, let diagnostics):
            self = Finding(
                .invalidManifest, "the module's manifest is invalid", diagnostics, in: file, of: kata)
        case .unreadable(let path): self = .machine("\(path) cannot be read")
        }
    }

    /// Makes the finding of a file of the module that is wrong, pointed at where the kata names the module.
    private init(
        _ code: DiagnosticCode, _ message: String, _ diagnostics: Diagnostics, in file: SourceFile,
        of kata: Kata
    ) {
        let notes = diagnostics.sorted.filter(\.isError).map { problem in
            Note("\(DiagnosticText().place(of: problem.range, in: file)): \(problem.message)")
        }
        self = .diagnostics([Diagnostic(code, message, at: kata.module.range, notes: notes)])
    }
}
