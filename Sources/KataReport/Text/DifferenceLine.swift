/// A line of the text that `DiffText` writes without colours, as a published result keeps it.
struct DifferenceLine {
    /// What a line is about.
    enum Kind: String {
        /// What the signs mean.
        case legend
        /// A command, above the lines that it wrote.
        case command
        /// What was expected and is not there.
        case missing
        /// What is there and was not expected.
        case unexpected
        /// Carets below what differs in the line above.
        case carets
        /// Anything else.
        case context
    }

    /// What the line is about, which its third column tells.
    let kind: Kind
    /// The line.
    let text: String

    /// Reads a line.
    init(_ text: String) {
        self.text = text
        let start = Array(text.unicodeScalars.prefix(3))
        if text.isCarets {
            kind = .carets
        } else if start.count < 3 || start[0] != " " || start[1] != " " {
            kind = .context
        } else if text.hasPrefix("  - expected  + written") {
            kind = .legend
        } else {
            switch start[2] {
            case "-": kind = .missing
            case "+": kind = .unexpected
            default: kind = text.drop { $0 == " " }.hasPrefix("@ ") ? .command : .context
            }
        }
    }
}

extension String {
    /// Tells whether the line holds carets and blanks alone.
    fileprivate var isCarets: Bool {
        unicodeScalars.contains("^") && unicodeScalars.allSatisfy { $0 == "^" || $0 == " " || $0 == "\t" }
    }
}
