import ArgumentParser
import KataDiagnostics
import KataText

/// `kata explain`.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a diagnostic code; lists all without one.")

    @Argument(help: ArgumentHelp("A code such as E0301.", valueName: "code"))
    var code: String?

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        guard let code, known == nil else { return }
        let nearest = nearestName(to: code.uppercased(), among: DiagnosticCode.all.map(\.id))
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'kata explain' lists all."
        throw ValidationError("'\(code.visible)' is no code; \(hint)")
    }

    func run() {
        let style = shared.style()
        if let known {
            Output.standard.write(
                "\(style(.strong, "\(known.id): \(known.title)"))\n\n\(known.explanation)\n")
        } else {
            for code in DiagnosticCode.all {
                Output.standard.write("\(style(.strong, code.id))  \(code.title)\n")
            }
        }
    }

    private var known: DiagnosticCode? {
        code.flatMap { code in DiagnosticCode.all.first { $0.id == code.uppercased() } }
    }
}
