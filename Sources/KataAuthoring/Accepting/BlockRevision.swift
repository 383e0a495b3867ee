import KataDiagnostics
import KataScript
import KataText
import KataYAML

/// Changes a log in its block form: a literal block, or a quoted text that becomes one.
struct BlockRevision {
    let site: LogSite
    /// The log's items; the first one of the block is the first here.
    let items: [LogItem]
    /// The index of the first of them in the revision.
    var firstItem = 0

    private var file: SourceFile { site.value.file }
    private var node: YAMLNode { site.value }

    /// Returns the edits that make the block hold the entries.
    func edits(_ entries: [LogRevision.Entry]) throws(AcceptError) -> [FixIt.Edit] {
        switch node.kind {
        case .scalar(.literal): return try literalEdits(entries)
        case .scalar(let style) where items.count == 1 && entries.count == 1:
            guard case .line = entries[0] else { return [] }
            let text = ScalarText.text(try content(entries[0]), like: style, isFlow: false)
            return [FixIt.Edit(node.range, text)]
        default: return try newBlock(entries.mapLines { entry throws(AcceptError) in try content(entry) })
        }
    }

    /// Returns the edits that replace the value by a block of lines.
    func newBlock(_ lines: [String]) throws(AcceptError) -> [FixIt.Edit] {
        guard !lines.isEmpty else { return [FixIt.Edit(node.range, "[]")] }
        let block = BlockText(lines: lines, indentation: site.indentation + 2, parent: site.indentation)
        let end = file.lineEnd(at: node.range.end)
        let body = SourceRange(end, block.endsBlank ? file.endOfBlanks(behind: end) : end)
        return [
            FixIt.Edit(node.range, "|" + block.indicators),
            FixIt.Edit(body, file.lineBreak + block.body(in: file, before: body.end)),
        ]
    }

    // MARK: Literal blocks

    private func literalEdits(_ entries: [LogRevision.Entry]) throws(AcceptError) -> [FixIt.Edit] {
        let first = file.line(at: node.range.start) + 1
        let old = SourceRange(file.range(ofLine: first).start, file.range(ofLine: node.lastLine).end)
        guard !entries.isEmpty else { return emptied(old) }
        let header = BlockHeader(of: node)
        let indentation = self.indentation(first)
        let contents = try entries.mapLines { entry throws(AcceptError) in try content(entry) }
        var block = BlockText(lines: contents, indentation: indentation, parent: site.indentation)
        block.explicitIndentation = header.hasIndentation
        let lines = zip(entries, contents).map { entry, content in
            if case .kept(let item) = entry { return file.text(ofLine: first + item - firstItem) }
            return content.isEmpty ? "" : String(repeating: " ", count: indentation) + content
        }
        var edits: [FixIt.Edit] = []
        if let changed = header.changed(for: block) { edits.append(FixIt.Edit(header.range, changed)) }
        var end = old.end
        if block.endsBlank, !header.keepsBlanks { end = file.endOfBlanks(behind: end) }
        let body = lines.joined(separator: file.lineBreak) + block.ending(in: file, before: end)
        return edits + [FixIt.Edit(SourceRange(old.start, end), body)]
    }

    /// A log without lines is an empty list; the header's comment stays.
    private func emptied(_ old: SourceRange) -> [FixIt.Edit] {
        let headerEnd = file.lineEnd(at: node.range.start)
        return [
            FixIt.Edit(BlockHeader(of: node).range, "[]"), FixIt.Edit(SourceRange(headerEnd, old.end), ""),
        ]
    }

    /// The indentation of the block's lines, whose blanks beyond it are content.
    private func indentation(_ first: Int) -> Int {
        for (index, line) in node.string.linesOfText.enumerated() where !line.isEmpty {
            let range = file.range(ofLine: first + index)
            return range.end - range.start - line.utf8.count
        }
        return site.indentation + 2
    }

    /// The line of an entry as the block writes it, without indentation.
    private func content(_ entry: LogRevision.Entry) throws(AcceptError) -> String {
        switch entry {
        case .kept(let item), .mended(let item, _):
            let lines = node.string.linesOfText
            return lines.indices.contains(item - firstItem) ? lines[item - firstItem] : ""
        case .line(let line, _):
            guard let text = line.logLine else {
                throw AcceptError(.unwritable(line: line.itemText.visible), at: site.key.range)
            }
            return text
        }
    }
}

extension [LogRevision.Entry] {
    /// Returns the lines of the entries.
    func mapLines(
        _ line: (LogRevision.Entry) throws(AcceptError) -> String
    ) throws(AcceptError) -> [String] {
        var lines: [String] = []
        for entry in self { lines.append(try line(entry)) }
        return lines
    }
}
