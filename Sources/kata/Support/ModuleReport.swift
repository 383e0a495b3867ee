import KataDiagnostics
import KataJudging
import KataModules
import KataReport
import KataText

/// Builds modules one after another and says what came of each.
struct ModuleReport {
    let shared: SharedOptions

    /// Builds the modules, all of the registry where none is named; `complaints` says what is wrong with a built one.
    func forEach(_ ids: [String], complaints: (ModuleStore.Ready) -> [String]) throws {
        let style = shared.style()
        let environment = shared.environment
        let registry = environment.registry(forKatasIn: ".")
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        let known = registry.all(.pattern).filter { $0.shadowedBy == nil }.map(\.found.id)
        var codes: [KataReport.ExitCode] = []
        for id in ids.isEmpty ? known : ids {
            do throws(ModuleFailure) {
                let ready = try modules.module(id, from: registry)
                let wrong = complaints(ready)
                let types = ready.module.typeCount
                let mark = wrong.isEmpty ? style(.good, "✓") : style(.bad, "✗")
                Output.standard.write(
                    "\(mark) \(id)  \(style(.faint, types == 1 ? "1 type" : "\(types) types"))\n")
                for complaint in wrong { Output.standard.write("  \(complaint.visible)\n") }
                codes.append(wrong.isEmpty ? .allPassed : .invalidFile)
            } catch {
                let (sentence, code) = error.report
                Output.standard.write("\(style(.bad, "✗")) \(id.visible)  \(sentence)\n")
                codes.append(code)
            }
        }
        try KataReport.ExitCode.combined(codes).leave()
    }
}

extension ModuleFailure {
    /// The failure in words, and the exit code that it leads to.
    var report: (sentence: String, code: KataReport.ExitCode) {
        switch self {
        case .solution(let build): ("does not build\n\(build.diagnostics)", .notJudged)
        case .noSources(let folder, _): ("\(folder) holds no sources", .invalidFile)
        case .unclearLanguage(let tie): (tie.sentence, .invalidFile)
        case .unknownMutant(let name, let nearest, let module):
            (
                "'\(module)' has no mutant '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
                .nothingSelected
            )
        case .mutants(let file, let diagnostics):
            (
                "the mutants are invalid\n"
                    + diagnostics.sorted.map { DiagnosticText().text(of: $0, in: file) }.joined(),
                .invalidFile
            )
        case .machine(let reason): (reason, .internalError)
        case .registry(.unknown(_, let id, let nearest, _)):
            (
                "'\(id)' is not registered" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
                .nothingSelected
            )
        case .registry(.untrusted(let id, let folder)):
            (
                "the language '\(id)' in \(folder) is not trusted; 'kata plugin trust' allows it",
                .internalError
            )
        case .registry(.invalid(let file, let diagnostics)):
            ("\n" + diagnostics.sorted.map { DiagnosticText().text(of: $0, in: file) }.joined(), .invalidFile)
        case .registry(.unreadable(let path)): ("\(path) cannot be read", .internalError)
        }
    }
}
