/// A sum of unknowns, each times a number, and of a constant.
struct Affine {
    private(set) var terms: [Int: Double] = [:]
    private(set) var constant: Double

    init(constant: Double) {
        self.constant = constant
    }

    init(unknown: Int) {
        terms = [unknown: 1]
        constant = 0
    }

    var isConstant: Bool { terms.isEmpty }

    /// The unknown with the largest factor; the first of several.
    var leader: Int? {
        terms.min { first, second in
            (-abs(first.value), first.key) < (-abs(second.value), second.key)
        }?.key
    }

    func factor(of unknown: Int) -> Double {
        terms[unknown] ?? 0
    }

    /// The sum with another one put in the place of an unknown.
    func replacing(_ unknown: Int, by other: Affine) -> Affine {
        guard let factor = terms[unknown] else { return self }
        var rest = self
        rest.terms[unknown] = nil
        return rest + other * factor
    }

    /// What an unknown is, if this sum is zero.
    func solved(for unknown: Int) -> Affine {
        var rest = self
        rest.terms[unknown] = nil
        return rest * (-1 / factor(of: unknown))
    }

    static func + (left: Affine, right: Affine) -> Affine {
        var sum = left
        sum.constant += right.constant
        for (unknown, factor) in right.terms {
            let both = sum.factor(of: unknown) + factor
            sum.terms[unknown] = abs(both) < 1e-9 ? nil : both
        }
        return sum
    }

    static func - (left: Affine, right: Affine) -> Affine {
        left + right * -1
    }

    static func * (left: Affine, right: Double) -> Affine {
        var product = Affine(constant: left.constant * right)
        if right != 0 {
            product.terms = left.terms.mapValues { $0 * right }
        }
        return product
    }
}
