import KataTranscript

/// Holds what a solution did against what the reference did, move by move.
struct Comparison {
    /// What differs at a move.
    enum Difference: Sendable, Equatable {
        /// The lines that it wrote.
        case log
        /// What came back.
        case result
        /// One object came back where the reference gave another.
        case identity
        /// One threw, and the other did not.
        case thrown
        /// The words of the error that both threw.
        case message
        /// The solution could not go on.
        case ending
    }

    /// The types of both sides: whose objects have an identity.
    let reference: ModuleTypes
    let solution: ModuleTypes
    /// Which words of thrown errors count; nil for none.
    var words: ((String) -> String)?
    private var ownOfTheirs: [Int: Int] = [:]
    private var theirsOfOwn: [Int: Int] = [:]

    init(reference: ModuleTypes, solution: ModuleTypes, words: ((String) -> String)? = nil) {
        self.reference = reference
        self.solution = solution
        self.words = words
    }

    /// Forgets which objects are which: those of a new worker have numbers that others had before.
    mutating func forgetObjects() {
        ownOfTheirs = [:]
        theirsOfOwn = [:]
    }

    /// Returns the first thing in which two outcomes of one move differ.
    mutating func difference(_ expected: Outcome, _ actual: Outcome, hasResult: Bool) -> Difference? {
        switch (expected.ending, actual.ending) {
        case (.completed, .completed): break
        case (.threw(let wanted), .threw(let found)):
            if let words, words(wanted) != words(found) { return .message }
        case (_, .ended), (_, .lacks), (_, .refused): return .ending
        default: return .thrown
        }
        if !expected.log.elementsEqual(actual.log, by: { $0.isSameScalars(as: $1) }) { return .log }
        guard hasResult else { return nil }
        return difference(expected.result ?? .null, actual.result ?? .null)
    }

    private mutating func difference(_ expected: Value, _ actual: Value) -> Difference? {
        switch (expected, actual) {
        case (.object(let wanted), .object(let found)):
            return isOther(wanted, found) ? .identity : nil
        case (.list(let wanted), .list(let found)):
            guard wanted.count == found.count else { return .result }
            for (wanted, found) in zip(wanted, found) {
                if let difference = difference(wanted, found) { return difference }
            }
            return nil
        case (.enumCase(let wanted), .enumCase(let found)):
            guard wanted.name == found.name, wanted.arguments.count == found.arguments.count else {
                return .result
            }
            for (wanted, found) in zip(wanted.arguments, found.arguments) {
                if let difference = difference(wanted.value, found.value) { return difference }
            }
            return nil
        default: return expected.isNearly(actual) ? nil : .result
        }
    }

    /// Tells whether an object is not the one that the reference's stands for; values without identity never are.
    private mutating func isOther(_ wanted: ObjectReference, _ found: ObjectReference) -> Bool {
        guard reference.hasIdentity(wanted.type), solution.hasIdentity(found.type) else { return false }
        let known = (theirsOfOwn[wanted.id], ownOfTheirs[found.id])
        if known.0 == nil, known.1 == nil {
            theirsOfOwn[wanted.id] = found.id
            ownOfTheirs[found.id] = wanted.id
            return false
        }
        return known.0 != found.id || known.1 != wanted.id
    }
}

extension ModuleTypes {
    fileprivate func hasIdentity(_ type: String) -> Bool {
        switch self[type]?.kind {
        case .classType?, .actor?: true
        default: false
        }
    }
}

extension Value {
    /// Two numbers that differ by less than this part of them are one: sums come in many orders.
    private static let tolerance = 1e-9

    /// Tells whether two plain values are equal, numbers but for rounding.
    func isNearly(_ other: Value) -> Bool {
        switch (self, other) {
        case (.float(let left), .float(let right)):
            return left == right || left.isNaN && right.isNaN
                || abs(left - right) <= Value.tolerance * Swift.max(abs(left), abs(right))
        case (.map(let left), .map(let right)):
            return left.count == right.count
                && left.allSatisfy { entry in
                    right.contains { $0.key == entry.key && entry.value.isNearly($0.value) }
                }
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isNearly($1) }
        default: return self == other
        }
    }
}
