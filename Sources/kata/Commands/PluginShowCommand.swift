import ArgumentParser
import KataAuthoring
import KataJudging
import KataModules
import KataResults
import KataText

extension PluginCommand {
    /// `kata plugin show`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Lists what scripts reach of a module, and what not, and why.",
            discussion: "The module is built, if it was not before.")

        @Argument(help: ArgumentHelp("A module.", valueName: "id"))
        var id: String

        @OptionGroup var shared: SharedOptions

        func run() throws {
            let environment = shared.environment
            let modules = try shared.modules(environment)
            defer { modules.shutdown() }
            do throws(BuildError) {
                let ready = try modules.module(id, from: environment.registry(forKatasIn: "."))
                let text = ReachText(style: shared.style(), locale: environment.locale)
                Output.standard.write(text.text(of: ready.module.types, id: id))
            } catch {
                Output.errors.write("kata: \(id.visible): \(error.text)\n")
                try error.exitCode.throwUnlessSuccess()
            }
        }
    }
}
