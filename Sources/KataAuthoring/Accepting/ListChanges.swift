import KataYAML

/// An item of a list in the file, with the items of the log that it stands for: several for `lines`.
struct ListNode {
    let node: YAMLNode
    let items: Range<Int>

    /// Tells whether the item is `lines`, a block of its own.
    var isBlock: Bool { node.entries.first?.key.holds("lines") ?? false }
}

/// What becomes of each item of a list, and what comes between them.
struct ListChanges {
    /// What becomes of an item.
    enum Fate: Equatable {
        case kept
        case removed
        case replaced(RevisedLine)
        /// Some lines of an unordered item are others.
        case mended([LogRevision.MendedLine])
        /// The block of a `lines` item gets these entries.
        case revised([LogRevision.Entry])
    }

    /// What becomes of each item.
    private(set) var fates: [Fate]
    /// New lines by the surviving item that they follow; nil is the list's beginning.
    private(set) var insertions: [(place: Int?, lines: [RevisedLine])] = []

    /// Sorts entries by the items that they belong to.
    init(nodes: [ListNode], entries: [LogRevision.Entry]) {
        fates = nodes.map { _ in .removed }
        var pending: [LogRevision.Entry] = []
        var current: Int?
        for entry in entries {
            guard let item = entry.item, let index = nodes.firstIndex(where: { $0.items.contains(item) })
            else {
                pending.append(entry)
                continue
            }
            settle(&pending, behind: current, isInside: current == index && nodes[index].isBlock)
            current = index
            add(entry, to: index, isBlock: nodes[index].isBlock)
        }
        settle(&pending, behind: current, isInside: false)
        for (index, node) in nodes.enumerated() {
            if case .revised(let inner) = fates[index], inner == node.items.map({ .kept($0) }) {
                fates[index] = .kept
            }
        }
    }

    /// The items that stay in the list.
    var survivors: [Int] { fates.indices.filter { fates[$0] != .removed } }

    /// Tells whether nothing is to be written anew.
    var isEmpty: Bool { insertions.isEmpty }

    /// All new lines, in order.
    var allLines: [RevisedLine] { insertions.flatMap(\.lines) }

    private mutating func add(_ entry: LogRevision.Entry, to index: Int, isBlock: Bool) {
        if isBlock {
            var inner: [LogRevision.Entry] = []
            if case .revised(let earlier) = fates[index] { inner = earlier }
            fates[index] = .revised(inner + [entry])
        } else if case .mended(_, let lines) = entry {
            fates[index] = .mended(lines)
        } else if case .line(let line, _) = entry {
            fates[index] = .replaced(line)
        } else {
            fates[index] = .kept
        }
    }

    /// Puts new lines behind an item, or, between two lines of one block, into it.
    private mutating func settle(
        _ pending: inout [LogRevision.Entry], behind index: Int?, isInside: Bool
    ) {
        defer { pending = [] }
        guard !pending.isEmpty else { return }
        if isInside, let index, case .revised(let inner) = fates[index] {
            fates[index] = .revised(inner + pending)
        } else {
            insertions.append((index, pending.compactMap(\.newLine)))
        }
    }
}
