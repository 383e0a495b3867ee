import KataDiagnostics
public import KataModules
public import KataResults
public import KataScript
import KataText
import KataTranscript

extension Finding {
    /// Makes the finding of a session that ended before its time.
    init(_ reason: SessionError.Reason, at place: Place?) {
        switch reason {
        case .crashed(let crash):
            if place != nil || crash.isAtStart {
                self = .crash(crash, place: crash.isAtStart ? nil : place)
            } else {
                self = .machine("a worker crashed at its end")
            }
        case .limit(let limit): self = .limit(limit, place: place)
        case .policy(let breach): self = .policy(breach, place: place)
        case .failed(let message): self = .machine(message)
        }
    }

    /// Makes the finding of a module that is not there to be judged.
    public init(_ failure: BuildError, in kata: Kata) {
        switch failure {
        case .solution(let build):
            self = .build(BuildReport(diagnostics: build.diagnostics, limit: build.limit))
        case .noSources, .unclearLanguage, .lacking:
            self = .told(
                failure.sentence, verdict: .build, inChinese: failure.sentence(in: .chinese))
        case .notInstalled(let tool):
            self = .told(tool.sentence(), verdict: .error, inChinese: tool.sentence(in: .chinese))
        case .mutants(let file, let diagnostics):
            self = Finding(.invalidManifest, failure.sentence, diagnostics, in: file, of: kata)
        case .unknownMutant, .machine: self = .machine(failure.sentence)
        case .registry(let error): self = Finding(error, in: kata)
        }
    }

    private init(_ error: RegistryError, in kata: Kata) {
        switch error {
        case .unknown(.pattern, _, _, let roots):
            let looked =
                roots.isEmpty
                ? "no folder of plugins was found" : "looked in \(roots.joined(separator: ", "))"
            self = .diagnostics([
                Diagnostic(
                    .unknownModule, error.sentence, at: kata.module.range,
                    notes: [Note(looked)])
            ])
        case .invalid(let file, let diagnostics):
            self = Finding(.invalidManifest, error.sentence, diagnostics, in: file, of: kata)
        case .unknown(.language, _, _, _), .untrusted, .unreadable: self = .machine(error.sentence)
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

extension ErrorReport {
    /// Makes the report of something that a scenario names and the module lacks; its place is in the statement.
    init(_ lack: Diagnostic, in scenario: Scenario, file: SourceFile) {
        var place = Place(lack.range, in: file)
        scenario.commands.forEachStatement { statement in
            if statement.range.start <= lack.range.start, lack.range.end <= statement.range.end {
                place.source = Place(statement.range, in: file).source
            }
        }
        self.init(verdict: .contract, message: lack.message, type: nil, place: place)
    }
}
