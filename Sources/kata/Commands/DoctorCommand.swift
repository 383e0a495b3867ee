import ArgumentParser
import KataFormats
import KataJudging
import KataModules
import KataResults
import KataText

/// `kata doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Shows what this machine has, and what it lacks.",
        discussion: """
            Of each language a small solution is built and asked, which takes some seconds where its runtime was never \
            built. Exit codes: 0 'kata run' can work, 70 it cannot.
            """)

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: DocumentFormat = .text

    @Flag(inversion: .prefixedNo, help: "Build and ask a small solution in each language.")
    var selfTest = true

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let phrases = Phrases(locale: environment.locale)
        // Without a cache nothing is built; that it cannot be written is told below.
        let modules =
            selfTest
            ? try? environment.makeModuleStore { notice in
                guard notice.takesSeconds else { return }
                Output.errors.write(notice.sentence(in: phrases) + "\n")
            } : nil
        defer { modules?.shutdown() }
        let doctor = Doctor(environment, modules: modules)
        switch format {
        case .text: Output.standard.write(doctor.text(shared.style(), in: phrases.say))
        case .json: Output.standard.write(doctor.json())
        }
        if !doctor.canRun { try KataResults.ExitCode.internalError.throwUnlessSuccess() }
    }
}
