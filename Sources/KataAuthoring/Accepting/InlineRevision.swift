import KataDiagnostics
import KataScript
import KataText
import KataYAML

/// Changes the `>` lines behind a statement.
struct InlineRevision {
    let file: SourceFile
    /// The statement.
    let statement: SourceRange
    /// Its `>` lines; nil where it has none.
    let expectation: InlineExpectation?

    /// Returns the edits that make the `>` lines expect the entries.
    func edits(_ entries: [LogRevision.Entry]) throws(AcceptError) -> [FixIt.Edit] {
        var lines: [String] = []
        let indentation = try indentation()
        let items = expectation?.items ?? []
        for entry in entries {
            switch entry {
            case .kept(let item), .mended(let item, _):
                lines.append(file.text(ofLine: file.line(at: items[item].range.start)))
            case .line(let line, _):
                guard let text = line.logLine else {
                    throw AcceptError(.unwritable(line: line.itemText.visible), at: statement)
                }
                lines.append("\(indentation)>" + (text.isEmpty ? "" : " \(text)"))
            }
        }
        guard let expectation else {
            let end = try endOfStatement()
            return [FixIt.Edit(SourceRange(end, end), lines.map { file.lineBreak + $0 }.joined())]
        }
        let first = file.range(ofLine: file.line(at: expectation.range.start))
        let last = file.lineEnd(at: max(expectation.range.start, expectation.range.end - 1))
        guard !lines.isEmpty else {
            return [FixIt.Edit(SourceRange(file.range(ofLine: file.line(at: first.start) - 1).end, last), "")]
        }
        return [FixIt.Edit(SourceRange(first.start, last), lines.joined(separator: file.lineBreak))]
    }

    private func indentation() throws(AcceptError) -> String {
        let line = file.line(at: expectation?.range.start ?? statement.start)
        return String(repeating: " ", count: file.indentation(ofLine: line))
    }

    /// The end of the statement's last line, if nothing but a comment follows it there.
    private func endOfStatement() throws(AcceptError) -> Int {
        let end = file.lineEnd(at: statement.end)
        let rest = file.bytes[statement.end..<max(end, statement.end)].drop { $0 == UInt8(ascii: " ") }
        guard rest.isEmpty || rest.first == UInt8(ascii: "#") else {
            throw AcceptError(.sharedLine, at: statement)
        }
        return end
    }
}
