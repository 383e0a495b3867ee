import ArgumentParser
import KataDiagnostics

/// `kata explain`.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a diagnostic code at length; without a code it lists all.")

    @Argument(help: ArgumentHelp("A code such as E0301.", valueName: "code"))
    var code: String?

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let style = shared.style()
        guard let code else {
            for code in DiagnosticCode.all {
                Output.standard.write("\(style(.strong, code.id))  \(code.title)\n")
            }
            return
        }
        let wanted = code.uppercased()
        guard let known = DiagnosticCode.all.first(where: { $0.id == wanted }) else {
            let nearest = nearestName(to: wanted, among: DiagnosticCode.all.map(\.id))
            throw ValidationError("'\(code)' is no code" + (nearest.map { "; did you mean '\($0)'?" } ?? "."))
        }
        Output.standard.write("\(style(.strong, "\(known.id): \(known.title)"))\n\n\(known.explanation)\n")
    }
}
