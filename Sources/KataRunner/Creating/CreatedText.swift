public import KataDiagnostics

/// Writes what a new kata consists of, and how to go on.
public struct CreatedText {
    private let style: TextStyle

    /// Makes a writer in colour or without.
    public init(style: TextStyle) { self.style = style }

    /// Returns the files with what they are for, and the commands to go on with.
    public func text(of made: [KataCreator.Made], id: String) -> String {
        let width = made.map(\.path.displayWidth).max() ?? 0
        var result = "\(style(.strong, id)) is ready to be changed\n"
        for file in made {
            let blanks = String(repeating: " ", count: width - file.path.displayWidth)
            result += "  \(file.path.visible)\(blanks)  \(style(.faint, file.purpose))\n"
        }
        let next = [
            ("kata run \(id)", "runs the reference"),
            ("kata accept \(id)", "writes what the reference logs into the kata"),
            ("kata verify \(id)", "proves that the kata can be passed, and failed"),
        ]
        result += "then\n"
        let commandWidth = next.map(\.0.displayWidth).max() ?? 0
        for (command, purpose) in next {
            let blanks = String(repeating: " ", count: commandWidth - command.displayWidth)
            result += "  \(style(.note, command))\(blanks)  \(style(.faint, purpose))\n"
        }
        return result
    }
}
