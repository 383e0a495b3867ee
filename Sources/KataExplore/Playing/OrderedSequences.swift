/// What came of one sequence.
enum SequenceVerdict: Sendable {
    case agreed
    case discarded(member: String)
    case differs(Tape)
    case failed(String)
}

/// Sequences that threads take one after another; what lies behind the first that differs does not count.
struct OrderedSequences: Sendable {
    private var next = 0
    /// How many there are, or may still be played.
    private var count: Int
    private var verdicts: [Int: SequenceVerdict] = [:]
    private(set) var isStopped = false

    init(count: Int) { self.count = count }

    /// The index of the first that differs, or at which kata failed.
    private var first: Int?

    /// How many sequences count: those up to the first that differs.
    var playedCount: Int { first.map { min($0 + 1, count) } ?? count }

    /// What came of the last sequence that counts, where that ends it all.
    private var ending: SequenceVerdict? { first.flatMap { $0 < count ? verdicts[$0] : nil } }

    /// The first sequence that differs; nil where none does.
    var difference: (index: Int, tape: Tape)? {
        if let first, case .differs(let tape)? = ending { (first, tape) } else { nil }
    }

    /// Why the first sequence that was not played could not be; nil where none failed.
    var failure: String? { if case .failed(let reason)? = ending { reason } else { nil } }

    /// Returns the verdict of a sequence that was played.
    subscript(_ index: Int) -> SequenceVerdict? { verdicts[index] }

    /// Returns the index of the next sequence; nil if none is left.
    mutating func take() -> Int? {
        while next < playedCount {
            defer { next += 1 }
            // One that lies behind a difference which was none may have been played.
            if verdicts[next] == nil { return next }
        }
        return nil
    }

    /// Leaves out all from an index on.
    mutating func stop(at index: Int) {
        isStopped = true
        count = min(count, index)
    }

    /// Notes what came of a sequence.
    mutating func note(_ verdict: SequenceVerdict, at index: Int) {
        verdicts[index] = verdict
        if verdict.isEnd { first = min(first ?? index, index) }
    }

    /// Takes back that a sequence differs: it did not do so again.
    mutating func discard(_ index: Int, member: String) {
        verdicts[index] = .discarded(member: member)
        first = verdicts.filter(\.value.isEnd).keys.min()
        next = index + 1
    }
}

extension SequenceVerdict {
    /// Tells whether what lies behind it does not count.
    fileprivate var isEnd: Bool {
        switch self {
        case .agreed, .discarded: false
        case .differs, .failed: true
        }
    }
}
