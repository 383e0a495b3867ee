import KataDiagnostics
import KataDiff
import KataScript

/// What becomes of an expected log so that it fits what was written: items that stay, and lines that are new.
///
/// An item that no entry names goes away.
struct LogRevision: Equatable {
    /// A part of the new log.
    enum Entry: Equatable {
        /// The item at this index stays as it stands in the file.
        case kept(Int)
        /// The item stays, but for some of its lines: an unordered item keeps its freedom.
        case mended(Int, [MendedLine])
        /// A line that was written; it stands in place of an item, or, without one, behind the entry before it.
        case line(RevisedLine, item: Int?)
    }

    /// A line inside an item, by the place of the one that it replaces.
    struct MendedLine: Equatable {
        let place: SourceRange
        let line: RevisedLine
    }

    /// The parts, in order.
    var entries: [Entry]

    /// Tells whether something is written anew or goes away.
    func changes(_ items: [LogItem]) -> Bool { entries != items.indices.map { .kept($0) } }

    /// Tells whether any line is looked at: a log of gaps alone accepts whatever comes.
    func watches(_ items: [LogItem]) -> Bool {
        entries.isEmpty
            || entries.contains { entry in
                if case .kept(let item) = entry { !items[item].isGap } else { true }
            }
    }

    /// Keeps all items.
    init(keeping items: [LogItem]) { entries = items.indices.map { .kept($0) } }

    /// Revises items by a comparison that left nothing out.
    ///
    /// - Parameter values: What `${name}` stood for in the comparison.
    init(_ items: [LogItem], _ mismatch: LogMismatch, values: [String: String]) {
        let steps = LineShift(items, values: values).shifted(ComparedStep.steps(of: mismatch, items))
        let mendings = UnorderedMending.all(in: steps, items)
        let broken = ComparedStep.brokenItems(steps, items).subtracting(mendings.map(\.item))
        let captured = Set(steps.flatMap { $0.capturedNames(in: items) })
        let known = values.filter { name, _ in captured.contains(name) || !items.captures(name) }
        entries = []
        for (index, step) in steps.enumerated() {
            if let mending = mendings.first(where: { $0.steps.contains(index) }) {
                if !names(mending.item) { entries.append(.mended(mending.item, mending.lines)) }
                continue
            }
            switch step {
            case .accepted(let item, let line?) where broken.contains(item):
                entries.append(.line(RevisedLine(line), item: names(item) ? nil : item))
            case .accepted(let item, _):
                if !broken.contains(item), entries.last != .kept(item) { entries.append(.kept(item)) }
            case .missing: break
            case .unexpected(let line, let item, _):
                let template = item.flatMap { items[$0].singleLine?.template }
                let revised = RevisedLine(line, like: template, values: known)
                entries.append(.line(revised, item: item.flatMap { names($0) ? nil : $0 }))
            }
        }
        keepUnmentioned(items, steps)
    }

    private func names(_ item: Int) -> Bool { entries.contains { $0.item == item } }

    /// Keeps what takes no line of its own, such as the second of two gaps in a row.
    private mutating func keepUnmentioned(_ items: [LogItem], _ steps: [ComparedStep]) {
        let mentioned = Set(steps.compactMap(\.item))
        for item in items.indices where !mentioned.contains(item) && items[item].singleLine == nil {
            let place = entries.firstIndex { ($0.item ?? -1) > item }
            entries.insert(.kept(item), at: place ?? entries.count)
        }
    }
}

extension [LogItem] {
    /// Tells whether a line of the log captures the name.
    fileprivate func captures(_ name: String) -> Bool {
        contains { $0.patterns.contains { $0.captures.contains { $0.text == name } } }
    }
}

extension LogItem {
    /// The pattern, if the item is one line.
    var singleLine: LinePattern? { if case .line(let pattern) = self { pattern } else { nil } }
}

extension ComparedStep {
    /// The names that the step's item captures, if it accepted its line.
    fileprivate func capturedNames(in items: [LogItem]) -> [String] {
        guard case .accepted(let item, _) = self else { return [] }
        return items[item].patterns.flatMap { $0.captures.map(\.text) }
    }
}

extension LogRevision.Entry {
    /// The item that the entry keeps or replaces.
    var item: Int? {
        switch self {
        case .kept(let item), .mended(let item, _): item
        case .line(_, let item): item
        }
    }

    /// The line that is written.
    var newLine: RevisedLine? { if case .line(let line, _) = self { line } else { nil } }
}
