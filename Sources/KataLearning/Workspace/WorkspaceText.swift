import KataDiagnostics
public import KataText

/// Writes what a new workspace holds and what to do in it.
public struct WorkspaceText {
    private let style: TextStyle
    private let locale: String

    /// Makes a writer in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        self.locale = locale
    }

    /// Returns the files with what they are for, and the commands to go on with.
    public func text(of made: WorkspaceMaker.CreatedWorkspace) -> String {
        let phrases = Phrases(locale: locale)
        let folder = made.folder.visible
        var rows = made.own.map { ($0, phrases.yours) } + made.given.map { ($0, phrases.given) }
        rows.append(("README.md", phrases.story))
        let width = rows.map(\.0.displayWidth).max() ?? 0
        var result = phrases.isReady(style(.strong, folder)) + "\n"
        for (name, purpose) in rows {
            let blanks = String(repeating: " ", count: width - name.displayWidth)
            result += "  \(name.visible)\(blanks)  \(style(.faint, purpose))\n"
        }
        let commands = made.folder == "." ? "kata watch" : "cd \(folder) && kata watch"
        return result + phrases.thenType(style(.note, commands)) + "\n"
    }
}
