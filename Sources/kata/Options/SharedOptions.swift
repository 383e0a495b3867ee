import ArgumentParser
import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataText

/// Options that nearly every command takes.
struct SharedOptions: ParsableArguments {
    /// When to write in colour.
    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }

    @Option(help: ArgumentHelp("Write in colour.", valueName: "when"))
    var color: ColorChoice = .auto

    @Option(help: ArgumentHelp("Look for plugins in this folder first; may be repeated.", valueName: "dir"))
    var plugins: [String] = []

    /// The surroundings, with the plugins of the command line.
    var environment: KataEnvironment { ProcessEnvironment.environment(plugins: plugins) }

    /// Returns the style for a stream.
    func style(on output: Output = .standard) -> TextStyle {
        switch color {
        case .auto: TextStyle(isOn: ProcessEnvironment.wantsColor(on: output))
        case .always: TextStyle(isOn: true)
        case .never: .plain
        }
    }

    /// Returns the store of modules, which says what it builds: on a terminal all of it, elsewhere what takes seconds.
    func modules(_ environment: KataEnvironment, beside status: RunStatus? = nil) throws -> ModuleStore {
        let style = style(on: .errors)
        let showsProgress = Output.errors.isTerminal
        let phrases = Phrases(locale: environment.locale)
        do throws(CacheError) {
            return try environment.makeModuleStore { notice in
                guard showsProgress || notice.takesSeconds else { return }
                let line = style(.faint, notice.sentence(in: phrases)) + "\n"
                if let status {
                    status.whileHidden { Output.errors.write(line) }
                } else {
                    Output.errors.write(line)
                }
            }
        } catch {
            Output.complain { error.sentence(in: $0.say) }
            throw KataResults.ExitCode.internalError.thrown
        }
    }
}

extension KataResults.ExitCode {
    /// The code as an error that ends the command.
    var thrown: ArgumentParser.ExitCode { ArgumentParser.ExitCode(rawValue) }

    /// Ends the command with this code, unless all passed.
    func throwUnlessSuccess() throws {
        if self != .allPassed { throw thrown }
    }
}
