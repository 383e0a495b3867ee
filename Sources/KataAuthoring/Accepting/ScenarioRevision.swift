import KataDiagnostics
import KataInterpreter
import KataScript
import KataText
import KataYAML

/// Changes what one scenario expects, by what each of its rows wrote.
struct ScenarioRevision {
    let scenario: Scenario
    /// The scenario's map in the file; the root for a kata without `scenarios`.
    let map: YAMLNode
    /// What each row asks for.
    let rows: [RowReview]

    /// Returns the edits of the file; none if everything is as expected.
    func edits() throws(AcceptError) -> [FixIt.Edit] { try logEdits() + inlineEdits() }

    // MARK: The log

    private func logEdits() throws(AcceptError) -> [FixIt.Edit] {
        guard let revision = rows.first?.log else { return [] }
        guard rows.allSatisfy({ $0.log == revision }) else {
            throw AcceptError(.rowsDiffer(scenario: scenario.name), at: scenario.range)
        }
        guard let items = scenario.expectation?.log else { return try addedLog(revision) }
        guard revision.changes(items), let site = LogSite(in: map) else { return [] }
        if site.value.kind == .sequence {
            return try ListRevision(site: site, items: items).edits(revision.entries)
        }
        return try BlockRevision(site: site, items: items).edits(revision.entries)
    }

    /// Writes `expect` behind the commands of a scenario that expects nothing yet.
    private func addedLog(_ revision: LogRevision) throws(AcceptError) -> [FixIt.Edit] {
        guard let entry = map.entries.first(where: { $0.key.holds("commands") }), !map.isFlow else {
            throw AcceptError(.foreignForm, at: scenario.range)
        }
        let file = map.file
        var lines: [String] = []
        for line in revision.entries.compactMap(\.newLine) {
            guard let text = line.logLine else {
                throw AcceptError(.unwritable(line: line.itemText.visible), at: scenario.range)
            }
            lines.append(text)
        }
        let indentation = LogSite(entry).indentation
        let block = BlockText(lines: lines, indentation: indentation + 2, parent: indentation)
        let end = file.range(ofLine: entry.value.lastLine).end
        let replaced = SourceRange(end, block.endsBlank ? file.endOfBlanks(behind: end) : end)
        let value =
            lines.isEmpty
            ? "[]" : "|\(block.indicators)\(file.lineBreak)\(block.body(in: file, before: replaced.end))"
        let key = file.lineBreak + String(repeating: " ", count: indentation) + "expect: "
        return [FixIt.Edit(replaced, key + value)]
    }

    // MARK: Inline lines

    private func inlineEdits() throws(AcceptError) -> [FixIt.Edit] {
        var wanted: [SourceRange: (items: [LogItem], revision: LogRevision)] = [:]
        for (statement, items, revision) in rows.flatMap(\.inline) {
            if let known = wanted[statement], known.revision != revision {
                throw AcceptError(.turnsDiffer, at: statement)
            }
            wanted[statement] = (items, revision)
        }
        var edits: [FixIt.Edit] = []
        for (range, (items, revision)) in wanted.sorted(by: { $0.key.start < $1.key.start })
        where revision.changes(items) {
            edits += try inlineEdits(at: range, revision)
        }
        return edits
    }

    private func inlineEdits(
        at range: SourceRange, _ revision: LogRevision
    ) throws(AcceptError) -> [FixIt.Edit] {
        guard let statement = scenario.commands.statement(at: range) else {
            let isObject = scenario.objects.contains { range.start <= $0.value.range.start }
            throw AcceptError(isObject ? .objectsWrite : .sharedLine, at: range)
        }
        guard map.value(of: "commands")?.kind == .scalar(.literal) else {
            throw AcceptError(.commandsAreNoBlock, at: range)
        }
        return try InlineRevision(
            file: map.file, statement: range, expectation: statement.inlineExpectation
        ).edits(revision.entries)
    }
}

extension Block {
    /// Returns the statement that stands at a range, however deep.
    fileprivate func statement(at range: SourceRange) -> Statement? {
        for statement in statements {
            if statement.range == range { return statement }
            for block in statement.blocks {
                if let found = block.statement(at: range) { return found }
            }
        }
        return nil
    }
}
