import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataText

/// Builds modules one after another and says what came of each.
struct ModuleReport {
    let shared: SharedOptions

    /// Builds the modules, all of the registry where none is named; `complaints` says what is wrong with a built one.
    func forEach(_ ids: [String], complaints: (PreparedModule) -> [String]) throws {
        let style = shared.style()
        let environment = shared.environment
        let registry = environment.registry(forKatasIn: ".")
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        let known = registry.all(.pattern).filter { $0.shadowedBy == nil }.map(\.found.id)
        var codes: [KataResults.ExitCode] = []
        for id in ids.isEmpty ? known : ids {
            do throws(BuildError) {
                let ready = try modules.module(id, from: registry)
                let wrong = complaints(ready)
                let types = ready.module.typeCount
                let mark = wrong.isEmpty ? style(.good, "✓") : style(.bad, "✗")
                Output.standard.write(
                    "\(mark) \(id)  \(style(.faint, types.counted("type")))\n")
                for complaint in wrong { Output.standard.write("  \(complaint.visible)\n") }
                codes.append(wrong.isEmpty ? .allPassed : .invalidFile)
            } catch {
                Output.standard.write("\(style(.bad, "✗")) \(id.visible)  \(error.text)\n")
                codes.append(error.exitCode)
            }
        }
        try KataResults.ExitCode.combined(codes).throwUnlessSuccess()
    }
}
