import ArgumentParser
import KataFormats
import KataJudging
import KataResults
import KataText

/// `kata doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Shows what this machine has, and what it lacks.",
        discussion: "Exit codes: 0 'kata run' can work, 70 it cannot.")

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: DocumentFormat = .text

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let doctor = Doctor(shared.environment)
        let language = ReaderLanguage(locale: Surroundings.locale)
        switch format {
        case .text: Output.standard.write(doctor.text(shared.style(), in: language))
        case .json: Output.standard.write(doctor.json())
        }
        if !doctor.canRun { try KataResults.ExitCode.internalError.leave() }
    }
}
