internal import KataDiagnostics

/// Shares a kata's points out to its scenarios.
///
/// Scenarios that give points keep them; the rest goes to the others in file order, ⌊rest/n⌋ each and one more to
/// the first (rest mod n): 10 over 3 is 4, 3, 3.
struct PointShares {
    private let kata: Int?
    private let place: SourceRange
    private var given: [Int?] = []

    /// Begins with the points that the kata gives, if it does, and where to report that they do not add up.
    init(kata: Int?, place: SourceRange) {
        self.kata = kata
        self.place = place
    }

    /// Adds the next scenario's own points, if it gives any.
    mutating func add(_ points: Int?) { given.append(points) }

    /// Returns the points of each scenario and their sum.
    func shared(diagnostics: inout Diagnostics) -> (shares: [Int], total: Int) {
        let kept = given.compactMap { $0 }
        let sum = kept.reduce(0, +)
        let open = given.count - kept.count
        if open == 0, !given.isEmpty {
            if let kata, kata != sum {
                diagnostics.add(
                    FileProblem.pointsGiven(sum: sum, kata: kata, all: true).diagnostic(at: place))
            }
            return (kept, sum)
        }
        let total = kata ?? 10
        if sum > total {
            diagnostics.add(FileProblem.pointsGiven(sum: sum, kata: total, all: false).diagnostic(at: place))
        }
        let rest = max(0, total - sum)
        var taken = 0
        let shares = given.map { points -> Int in
            if let points { return points }
            defer { taken += 1 }
            return rest / open + (taken < rest % open ? 1 : 0)
        }
        return (shares, total)
    }
}
