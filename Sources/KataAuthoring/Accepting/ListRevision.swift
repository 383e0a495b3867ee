import KataDiagnostics
import KataScript
import KataYAML

/// Changes a log in its list form, item by item.
struct ListRevision {
    let site: LogSite
    /// The log's items.
    let items: [LogItem]

    private var file: SourceFile { site.value.file }
    private var list: YAMLNode { site.value }

    /// Returns the edits that make the list hold the entries.
    func edits(_ entries: [LogRevision.Entry]) throws(AcceptError) -> [FixIt.Edit] {
        if list.items.isEmpty {
            return try BlockRevision(site: site, items: []).edits(entries)
        }
        var changes = ListChanges(nodes: nodes, entries: entries)
        var edits: [FixIt.Edit] = []
        for (index, node) in nodes.enumerated() {
            switch changes.fates[index] {
            case .kept: break
            case .replaced(let line): edits.append(replacement(of: node.node, in: list, by: line))
            case .mended(let lines): edits += try mended(node.node, lines)
            case .removed: edits.append(removal(index, kept: changes.survivors))
            case .revised(let inner): edits += try revised(node, inner)
            }
        }
        if changes.survivors.isEmpty, changes.isEmpty { return try emptied() }
        if changes.survivors.isEmpty { return try replaceAll(&changes) }
        for (place, lines) in changes.insertions {
            edits.append(try insertion(lines, behind: place, changes))
        }
        return edits
    }

    /// The nodes of the list, each with the items that it stands for.
    private var nodes: [ListNode] {
        var next = 0
        return list.items.map { node in
            let start = next
            let end = node.contentRange.end
            while next < items.count, items[next].range.start < max(end, node.range.start + 1) { next += 1 }
            return ListNode(node: node, items: start..<next)
        }
    }

    private func replacement(of node: YAMLNode, in list: YAMLNode, by line: RevisedLine) -> FixIt.Edit {
        var style: YAMLNode.ScalarStyle?
        if case .scalar(let own) = node.kind { style = own }
        return FixIt.Edit(
            node.contentRange, ScalarText.text(line.itemText, like: style, isFlow: list.isFlow))
    }

    /// Changes lines of an `unordered` item.
    private func mended(
        _ node: YAMLNode, _ lines: [LogRevision.MendedLine]
    ) throws(AcceptError) -> [FixIt.Edit] {
        var edits: [FixIt.Edit] = []
        for mended in lines {
            guard let inner = node.entries.first?.value,
                let old = inner.items.first(where: { $0.range.start == mended.place.start })
            else { throw AcceptError(.foreignForm, at: node.range) }
            edits.append(replacement(of: old, in: inner, by: mended.line))
        }
        return edits
    }

    /// Changes the block of a `lines` item.
    private func revised(
        _ node: ListNode, _ entries: [LogRevision.Entry]
    ) throws(AcceptError) -> [FixIt.Edit] {
        guard let entry = node.node.entries.first else {
            throw AcceptError(.foreignForm, at: node.node.range)
        }
        let block = BlockRevision(
            site: LogSite(entry), items: Array(items[node.items]), firstItem: node.items.lowerBound)
        return try block.edits(entries)
    }

    // MARK: Removing

    private func removal(_ index: Int, kept: [Int]) -> FixIt.Edit {
        let node = list.items[index]
        guard !list.isFlow else {
            if let next = kept.first(where: { $0 > index }), next == index + 1 {
                return FixIt.Edit(SourceRange(node.range.start, list.items[next].range.start), "")
            }
            let isLast = !kept.contains { $0 > index }
            let start = isLast && index > 0 ? list.items[index - 1].range.end : node.range.start
            let end = isLast ? node.range.end : list.items[index + 1].range.start
            return FixIt.Edit(SourceRange(start, end), "")
        }
        let line = file.line(at: node.range.start)
        return FixIt.Edit(
            SourceRange(file.range(ofLine: line - 1).end, file.range(ofLine: node.lastLine).end), "")
    }

    private func emptied() throws(AcceptError) -> [FixIt.Edit] {
        guard !list.isFlow else { return [FixIt.Edit(list.range, "[]")] }
        let colon = file.bytes[site.key.range.end...].firstIndex(of: UInt8(ascii: ":"))
        guard let colon else { throw AcceptError(.foreignForm, at: site.key.range) }
        let first = file.line(at: list.items[0].range.start)
        let removed = SourceRange(
            file.range(ofLine: first - 1).end, file.range(ofLine: list.lastLine).end)
        return [FixIt.Edit(SourceRange(colon + 1, colon + 1), " []"), FixIt.Edit(removed, "")]
    }

    // MARK: Inserting

    /// No item is left but there are lines: the first item is replaced by all of them.
    private func replaceAll(_ changes: inout ListChanges) throws(AcceptError) -> [FixIt.Edit] {
        let lines = changes.allLines.map { scalar($0) }
        if list.isFlow { return [FixIt.Edit(list.range, "[" + lines.joined(separator: ", ") + "]")] }
        let dash = try dashIndentation()
        let first = file.line(at: list.items[0].range.start)
        let range = SourceRange(file.range(ofLine: first).start, file.range(ofLine: list.lastLine).end)
        return [FixIt.Edit(range, lines.map { "\(dash)- \($0)" }.joined(separator: file.lineBreak))]
    }

    private func insertion(
        _ lines: [RevisedLine], behind place: Int?, _ changes: ListChanges
    ) throws(AcceptError) -> FixIt.Edit {
        let texts = lines.map { scalar($0) }
        if list.isFlow {
            guard let place else {
                let start = list.items[changes.survivors[0]].range.start
                return FixIt.Edit(SourceRange(start, start), texts.map { "\($0), " }.joined())
            }
            let end = list.items[place].range.end
            return FixIt.Edit(SourceRange(end, end), texts.map { ", \($0)" }.joined())
        }
        let dash = try dashIndentation()
        let line = place.map { list.items[$0].lastLine } ?? file.line(at: list.items[0].range.start) - 1
        let end = file.range(ofLine: line).end
        return FixIt.Edit(
            SourceRange(end, end), texts.map { "\(file.lineBreak)\(dash)- \($0)" }.joined())
    }

    private func scalar(_ line: RevisedLine) -> String {
        ScalarText.text(line.itemText, like: nil, isFlow: list.isFlow)
    }

    /// The blanks before the dashes; a list that does not begin each item on a line of its own is not understood.
    private func dashIndentation() throws(AcceptError) -> String {
        let line = file.line(at: list.items[0].range.start)
        let count = file.indentation(ofLine: line)
        let dash = file.range(ofLine: line).start + count
        guard dash < file.bytes.count, file.bytes[dash] == UInt8(ascii: "-"),
            line > file.line(at: site.key.range.start)
        else { throw AcceptError(.foreignForm, at: site.key.range) }
        return String(repeating: " ", count: count)
    }
}
