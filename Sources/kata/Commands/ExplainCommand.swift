import ArgumentParser
import KataDiagnostics
import KataJudging
import KataStructure
import KataText

/// `kata explain`.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a diagnostic code, or a verb of 'structure'; lists all without one.")

    @Argument(
        help: ArgumentHelp("A code such as E0301, or words such as 'holds one'.", valueName: "code|words"))
    var words: [String] = []

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        guard let code, known == nil, page == nil else { return }
        let nearest =
            nearestName(to: code.uppercased(), among: DiagnosticCode.all.map(\.id))
            ?? nearestName(to: code.lowercased(), among: SentencePage.all.flatMap(\.names))
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'kata explain' lists all."
        throw ValidationError("'\(code.visible)' is neither a code nor a verb; \(hint)")
    }

    func run() {
        let style = shared.style()
        if let page {
            let text = words(of: page)
            Output.standard.write(
                "\(style(.strong, "\(page.words): \(text.title)"))\n\n\(text.explanation)\n")
        } else if let known {
            Output.standard.write(
                style(.strong, "\(known.id): \(known.title(inChinese: isChinese))") + "\n\n"
                    + known.explanation(inChinese: isChinese) + "\n")
        } else {
            for code in DiagnosticCode.all {
                Output.standard.write("\(style(.strong, code.id))  \(code.title(inChinese: isChinese))\n")
            }
            for page in SentencePage.all {
                Output.standard.write("\(style(.strong, page.words))  \(words(of: page).title)\n")
            }
        }
    }

    /// What a page says in the reader's language, where it has that.
    private func words(of page: SentencePage) -> SentencePage.Text { page.text(inChinese: isChinese) }

    private var isChinese: Bool { ReaderLanguage(locale: ProcessEnvironment.locale) == .chinese }

    private var code: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    private var page: SentencePage? { code.flatMap(SentencePage.page) }

    private var known: DiagnosticCode? {
        code.flatMap { code in DiagnosticCode.all.first { $0.id == code.uppercased() } }
    }
}
