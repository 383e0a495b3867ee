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
        let files =
            made.own.map { (name: $0.visible, purpose: phrases.yours) }
            + made.given.map { (name: $0.visible, purpose: phrases.given) }
            + [(name: "README.md", purpose: phrases.story)]
        let commands = made.folder == "." ? "kata watch" : "cd \(folder) && kata watch"
        return phrases.isReady(style(.strong, folder)) + "\n" + style.rows(files)
            + phrases.thenType(style(.note, commands)) + "\n"
    }
}
