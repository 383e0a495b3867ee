import KataDiagnostics
import KataText
import KataTranscript

/// The part of a kata file that a scenario ran, line by line, and where in it each command stands.
struct PageScript {
    private let file: SourceFile
    /// The numbers of the lines to show, from 0, in order.
    private let lines: [Int]
    /// The blanks that the lines around each line begin with.
    private let margins: [Int: Int]

    /// Takes the lines of a block and of the commands that ran outside of it.
    init(_ file: SourceFile, block: SourceRange?, commands: [ExecutedCommand]) {
        self.file = file
        var shown: Set<Int> = []
        for range in commands.map(\.range) + (block.map { [$0] } ?? []) where range.start < file.bytes.count {
            shown.formUnion(file.line(at: range.start)...file.line(at: max(range.start, range.end - 1)))
        }
        lines = shown.sorted()
        margins = Self.margins(of: lines, in: file)
    }

    /// Lines that follow one another lose the blanks that all of them begin with.
    private static func margins(of lines: [Int], in file: SourceFile) -> [Int: Int] {
        var margins: [Int: Int] = [:]
        var start = 0
        while start < lines.count {
            var end = start + 1
            while end < lines.count, lines[end] == lines[end - 1] + 1 { end += 1 }
            let texts = lines[start..<end].map { file.text(in: file.range(ofLine: $0)) }
            let margin = texts.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }
            for line in lines[start..<end] { margins[line] = margin.min() ?? 0 }
            start = end
        }
        return margins
    }

    /// Pairs of number and text; number 0 stands where lines are left out.
    var json: JSON {
        var rows: [JSON] = []
        for (index, line) in lines.enumerated() {
            if index > 0, line > lines[index - 1] + 1 { rows.append(.array([0, ""])) }
            let text = file.text(in: file.range(ofLine: line))
            rows.append(
                .array([.integer(Int64(line + 1)), .string(text.dropping(margins[line] ?? 0).visible)]))
        }
        return .array(rows)
    }

    /// Where a command begins and ends: line, column, line, column; columns count UTF-16 as JavaScript does.
    func place(of range: SourceRange) -> JSON {
        let (first, from) = position(range.start)
        let (last, to) = position(max(range.start, range.end))
        return .array([first, from, last, to].map { .integer(Int64($0)) })
    }

    private func position(_ offset: Int) -> (line: Int, column: Int) {
        let line = file.line(at: offset)
        let start = file.range(ofLine: line).start
        let before = file.text(in: SourceRange(start, max(start, offset)))
        return (line + 1, before.dropping(margins[line] ?? 0).visible.utf16.count)
    }
}

extension String {
    fileprivate func dropping(_ count: Int) -> String {
        String(dropFirst(min(count, prefix { $0 == " " }.count)))
    }
}
