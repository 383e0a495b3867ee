/// Text for troff, in the macros of man(7).
struct Roff {
    /// What was written so far.
    private(set) var text = ""

    /// Returns text in which troff obeys nothing.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.hasPrefix(".") ? "\\&" + result : result
    }

    /// Adds lines as they are.
    mutating func line(_ line: String) { text += line + "\n" }

    /// Adds a heading.
    mutating func section(_ title: String) { line(".SH \(title)") }

    /// Adds a paragraph; lines that begin with blanks stay as they are.
    mutating func paragraph(_ words: String, isRaw: Bool = false) {
        let lines = words.split(separator: "\n").map(String.init)
        guard !lines.isEmpty else { return }
        line(".PP")
        let isExample = lines.allSatisfy { $0.hasPrefix("  ") }
        if isExample { line(".nf") }
        for words in lines { line(isRaw ? words : Roff.escaped(words)) }
        if isExample { line(".fi") }
    }

    /// Adds something with its explanation below.
    mutating func item(_ head: String, _ words: String) {
        line(".TP")
        line(head)
        line(Roff.escaped(words))
    }
}
