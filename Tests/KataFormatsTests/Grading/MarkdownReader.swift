/// Reads Markdown as far as code blocks go: what stands in them, and what outside.
struct MarkdownReader {
    /// The lines outside of code blocks.
    private(set) var text: [String] = []
    /// The lines in code blocks.
    private(set) var code: [String] = []
    /// Tells whether a code block has no end.
    var isOpen: Bool { fence != nil }
    private var fence: Int?

    /// Reads a document.
    init(_ document: String) {
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        let run = line.prefix { $0 == "`" }.count
        if let open = fence {
            if run >= open, line.count == run { fence = nil } else { code.append(String(line)) }
        } else if run >= 3 {
            fence = run
        } else {
            text.append(String(line))
        }
    }
}
