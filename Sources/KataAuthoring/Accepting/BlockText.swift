import KataDiagnostics
import KataYAML

/// The lines of a literal block, and what its header must say so that they are read as they are.
struct BlockText {
    /// The lines, without indentation.
    let lines: [String]
    /// How far the lines are indented.
    let indentation: Int
    /// How far the map is indented in which the block is a value.
    let parent: Int
    /// Tells whether the header gives the indentation even where that is not needed.
    var explicitIndentation = false

    /// Makes a block.
    init(lines: [String], indentation: Int, parent: Int) {
        self.lines = lines
        self.indentation = indentation
        self.parent = parent
    }

    /// Tells whether blank lines at the end count, which the header must say.
    var endsBlank: Bool { lines.last?.isEmpty ?? false }

    /// The digit of the header; empty where the first line shows the indentation.
    var indentationIndicator: String {
        let startsBlank = lines.first { !$0.isEmpty }?.utf8.first == UInt8(ascii: " ")
        return startsBlank || explicitIndentation ? String(indentation - parent) : ""
    }

    /// What stands behind the `|`.
    var indicators: String { indentationIndicator + (endsBlank ? "+" : "") }

    /// Returns the lines as they stand in a file before the byte at `end`, the last without its line break.
    func body(in file: SourceFile, before end: Int) -> String {
        let blanks = String(repeating: " ", count: indentation)
        return lines.map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: file.lineBreak)
            + ending(in: file, before: end)
    }

    /// Returns the line break of a blank last line, which a file that ends there does not bring.
    func ending(in file: SourceFile, before end: Int) -> String {
        endsBlank && end >= file.bytes.count ? file.lineBreak : ""
    }
}

extension SourceFile {
    /// Returns the end of the blank lines that follow an offset; they would count in a block that keeps its own.
    func endOfBlanks(behind offset: Int) -> Int {
        var next = line(at: offset) + 1
        while next < lineCount, text(ofLine: next).utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { next += 1 }
        return range(ofLine: next - 1).end
    }
}

/// The header of a literal block as it stands in the file: `|`, `|2`, `|+`, `|2-`.
struct BlockHeader {
    /// The header without its comment.
    let range: SourceRange
    private let text: String

    /// Finds the header of a literal block.
    init(of node: YAMLNode) {
        let bytes = node.file.bytes[node.range.start...]
        let length = bytes.prefix {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        .count
        range = SourceRange(node.range.start, node.range.start + length)
        text = node.file.text(in: range)
    }

    /// Tells whether it gives the indentation.
    var hasIndentation: Bool { text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } }

    /// Tells whether blank lines at the end count.
    var keepsBlanks: Bool { text.utf8.contains(UInt8(ascii: "+")) }

    /// Returns the header that the new lines need; nil where this one will do.
    func changed(for block: BlockText) -> String? {
        let needsIndentation = !block.indentationIndicator.isEmpty && !hasIndentation
        let needsBlanks = block.endsBlank && !keepsBlanks
        guard needsIndentation || needsBlanks else { return nil }
        let strips = text.utf8.contains(UInt8(ascii: "-")) && !block.endsBlank
        return "|" + block.indentationIndicator
            + (block.endsBlank || keepsBlanks ? "+" : strips ? "-" : "")
    }
}
