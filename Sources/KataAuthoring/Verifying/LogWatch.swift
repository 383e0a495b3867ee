import KataDiagnostics
import KataDiff
import KataInterpreter
import KataResults
import KataScript
import KataTranscript

/// Finds what of a scenario's expectation watches a line of its log.
struct LogWatch {
    /// A text that no log holds.
    private static let sentinel = "\u{0}the end of the log"

    private let run: ScenarioRun
    private let file: SourceFile
    /// By line of the log, the item that accepted it, with the items around it.
    private var items: [Int: (log: [LogItem], index: Int)] = [:]

    /// Looks at a run that passed.
    init(_ scenario: Scenario, _ run: ScenarioRun, in file: SourceFile) {
        self.run = run
        self.file = file
        var comparer = LogComparer(constants: run.constants)
        comparer.limits = .none
        if let log = scenario.expectation?.log { note(log, lines: nil, &comparer) }
        for check in run.inlineChecks where !check.items.isEmpty {
            comparer.constants = run.constants.merging(check.constants) { _, inner in inner }
            note(check.items, lines: run.transcript.lines(ofCommands: check.commands), &comparer)
        }
    }

    /// Remembers which item accepted which line.
    ///
    /// A log that is as expected is not aligned at all, so one more line is expected that does not come.
    private mutating func note(_ log: [LogItem], lines: Range<Int>?, _ comparer: inout LogComparer) {
        let place = SourceRange(0, 0)
        let end = LinePattern(
            kind: .literal, template: Template(Self.sentinel), range: place, source: Self.sentinel)
        guard
            let mismatch = try? comparer.compare(log + [.line(end)], with: run.transcript, lines: lines)
        else { return }
        for row in mismatch.hunks.flatMap(\.lines) where row.kind == .context {
            if let line = row.actual?.line, let item = row.expected?.item, log.indices.contains(item) {
                items[line] = (log, item)
            }
        }
    }

    /// Returns why a change of a line, counted from 0, goes unnoticed.
    func gap(ofLine line: Int) -> WatchGap {
        guard let (log, index) = items[line] else { return .notCompared }
        // What is literal is watched; it is the gap beside it that takes one more.
        if case .line(let pattern) = log[index], pattern.kind == .literal {
            let neighbours = [index - 1, index + 1].filter(log.indices.contains).map { log[$0] }
            if let open = neighbours.first(where: \.isOpen) { return gap(of: open) }
        }
        return gap(of: log[index])
    }

    private func gap(of item: LogItem) -> WatchGap {
        let line = file.position(at: item.range.start).line
        switch item {
        case .gap: return .gap(line: line)
        case .anyLines: return .anyLines(line: line)
        case .unordered: return .unordered(line: line)
        case .line(let pattern): return .pattern(source: pattern.source, line: line)
        case .times(_, let items, _): return items.first.map(gap) ?? .notCompared
        }
    }

    /// Returns the command that wrote a line, counted from 0.
    func place(ofLine line: Int) -> Place? {
        run.transcript.command(ofLine: line).map { command in
            let executed = run.transcript.commands[command]
            return Place(executed.range, turns: executed.turns, in: file)
        }
    }
}

extension LogItem {
    /// Tells whether the item takes lines whatever they are.
    fileprivate var isOpen: Bool {
        switch self {
        case .gap, .anyLines: true
        case .line, .unordered, .times: false
        }
    }
}
