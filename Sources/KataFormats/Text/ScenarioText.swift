public import KataDiagnostics
public import KataResults
public import KataText
public import KataTranscript

/// Writes a single reason why a scenario did not pass.
public struct ScenarioText {
    private let findings: FindingText

    /// Makes a writer for the scenarios of a kata file; a brief one leaves out what can be guessed.
    public init(
        style: TextStyle, file: SourceFile, isBrief: Bool = false, language: ReaderLanguage = .english
    ) {
        findings = FindingText(style: style, file: file, isBrief: isBrief, language: language)
    }

    /// Returns what went to standard error, by the commands that wrote it; nothing where nothing did.
    public func errors(of transcript: Transcript?) -> String {
        ErrorStreamText(style: findings.style, file: findings.file, language: findings.language)
            .text(of: transcript, indented: "    ")
    }

    /// Returns the first warnings of the compiler, a line each.
    public func remarks(_ text: String) -> String { findings.remarks(text) }

    /// Returns the reason with the command and the difference, each line indented and ended by a line break.
    public func text(of finding: Finding) -> String {
        findings.text(finding)
    }
}
