// Mistake: an equation that follows from the others is taken for one too many.
/// All that fits what is asked; never empty.
///
/// Equations are solved as they come (Gauss), so that only some unknowns are left; the bounds of a sum of these come
/// from the inequalities, by eliminating one unknown after the other (Fourier and Motzkin).
struct Region {
    private var solved: [Int: Affine] = [:]
    private var inequalities: [Affine] = []

    /// Two numbers that differ by less count as one.
    private static let tolerance = 1e-6

    /// Whether some of the region is left if that is to hold as well.
    func allows(_ form: Affine, _ relation: Relation) -> Bool {
        let bounds = bounds(of: form)
        return bounds.high >= -Self.tolerance
            && (relation == .atLeast || bounds.low <= Self.tolerance && bounds.high > bounds.low)
    }

    /// Keeps only the part where that holds.
    mutating func keep(_ form: Affine, _ relation: Relation) {
        let form = reduced(form)
        guard let unknown = form.leader else { return }
        if relation == .atLeast {
            inequalities.append(form)
            return
        }
        let value = form.solved(for: unknown)
        solved = solved.mapValues { $0.replacing(unknown, by: value) }
        solved[unknown] = value
        inequalities = inequalities.map { $0.replacing(unknown, by: value) }.filter { !$0.isConstant }
    }

    /// Keeps only the part where that holds as nearly as it can.
    mutating func approach(_ form: Affine, _ relation: Relation) {
        let bounds = bounds(of: form)
        if allows(form, relation) {
            keep(form, relation)
        } else {
            keep(form - Affine(constant: bounds.high < 0 ? bounds.high : bounds.low), .equal)
        }
    }

    /// Returns what a sum comes to, nil if that is open.
    func value(of form: Affine) -> Double? {
        let bounds = bounds(of: form)
        return bounds.high - bounds.low < Self.tolerance ? bounds.low : nil
    }

    /// The sum in unknowns that are not solved.
    private func reduced(_ form: Affine) -> Affine {
        form.terms.keys.sorted().reduce(form) { sum, unknown in
            solved[unknown].map { sum.replacing(unknown, by: $0) } ?? sum
        }
    }

    /// The least and the greatest number that a sum can be.
    private func bounds(of form: Affine) -> (low: Double, high: Double) {
        let form = reduced(form)
        guard let unknown = form.leader else { return (form.constant, form.constant) }
        // A new unknown stands for the sum; all the others have to go.
        let sum = -1
        let value = (form - Affine(unknown: sum)).solved(for: unknown)
        var rows = inequalities.map { $0.replacing(unknown, by: value) }
        while let next = Self.cheapest(in: rows, but: sum) {
            rows = Self.eliminating(next, from: rows)
        }
        var bounds = (low: -Double.infinity, high: Double.infinity)
        for row in rows {
            let factor = row.factor(of: sum)
            if factor > 0 { bounds.low = max(bounds.low, -row.constant / factor) }
            if factor < 0 { bounds.high = min(bounds.high, -row.constant / factor) }
        }
        return bounds
    }

    /// The unknown that leaves the fewest rows when it goes.
    private static func cheapest(in rows: [Affine], but kept: Int) -> Int? {
        Set(rows.flatMap(\.terms.keys)).subtracting([kept]).sorted().min { first, second in
            cost(of: first, in: rows) < cost(of: second, in: rows)
        }
    }

    private static func cost(of unknown: Int, in rows: [Affine]) -> Int {
        let above = rows.filter { $0.factor(of: unknown) < 0 }.count
        let below = rows.filter { $0.factor(of: unknown) > 0 }.count
        return above * below - above - below
    }

    /// Every bound from below together with every bound from above says what is left without the unknown.
    private static func eliminating(_ unknown: Int, from rows: [Affine]) -> [Affine] {
        let below = rows.filter { $0.factor(of: unknown) > 0 }
        let above = rows.filter { $0.factor(of: unknown) < 0 }
        let others = rows.filter { $0.factor(of: unknown) == 0 }
        return others
            + below.flatMap { low in
                above.map { high in
                    low * (1 / low.factor(of: unknown)) + high * (-1 / high.factor(of: unknown))
                }
            }
    }
}
