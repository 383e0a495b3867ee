/// What a copy of a solution is to do beside what the solution does, as `kata` asks for it: docs/copies.md.
struct Wishes {
    /// A member whose code is passed over while one of its switches is on.
    struct Emptied {
        let switches: UInt
        let file: String
        let line: Int
        let column: Int

        /// The name of its pieces of text.
        var name: String { "empty \(file):\(line):\(column)" }
    }

    /// A further type below another one, which stands in for its objects while its switch is on.
    struct Opened {
        let number: Int
        let file: String
        let line: Int
        let column: Int

        /// The name of its piece of text.
        var name: String { "open \(file):\(line):\(column)" }
    }

    private(set) var emptied: [Emptied] = []
    private(set) var opened: [Opened] = []
    /// Whether the copy is compiled in place of the solution.
    private(set) var standsIn = false
    /// Whether the copy tells who calls whom.
    private(set) var tellsCalls = false
    /// The files, by their paths below the sources, of which the copy holds mutants.
    private(set) var mutated: Set<String> = []

    /// Reads the file: a wish a line, its words between tabs; other wishes than these are passed over.
    init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch words[0] {
            case "empty" where words.count == 5:
                guard let switches = UInt(words[1]), let line = Int(words[3]), let column = Int(words[4])
                else { continue }
                emptied.append(Emptied(switches: switches, file: words[2], line: line, column: column))
            case "open" where words.count == 5:
                guard let number = Int(words[1]), let line = Int(words[3]), let column = Int(words[4])
                else { continue }
                opened.append(Opened(number: number, file: words[2], line: line, column: column))
            case "instead": standsIn = true
            case "calls": tellsCalls = true
            case "mutate" where words.count == 2: mutated.insert(words[1])
            default: break
            }
        }
    }
}
