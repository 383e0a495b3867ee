// A layout is a system of linear equations and inequalities. Equation reads one from text, Region keeps all that hold
// together, and Layout asks the region what is left open.
// One solution: sufficient constraints. Many: too few of them. None: a conflict.

/// Views, and what is asked of their frames.
final class Layout {
    private var views: [String] = []
    private var equations: [Equation] = []
    private var region = Region()
    private var conflicts: [Equation] = []

    func view(_ name: String) {
        views.append(name)
    }

    /// Asks for something, such as `v2.left == v1.right + 20`, or `box.width >= 44 @ 750`.
    ///
    /// - Throws: `BadEquation` if it cannot be read.
    func constrain(_ equation: String) throws {
        equations.append(
            try Equation(equation) { view, attribute in
                views.firstIndex(of: view).flatMap { place(of: attribute, view: $0) }
            })
    }

    /// Finds all frames that fit, and tells whether they are the only ones.
    ///
    /// What is required must hold; of two that cannot hold together the later is left out and named. Then the others
    /// come as near as they can, by priority, equal ones in their order.
    func solve() -> Bool {
        region = Region()
        conflicts = []
        for view in views.indices {
            region.keep(Affine(unknown: 4 * view + 2), .atLeast)
            region.keep(Affine(unknown: 4 * view + 3), .atLeast)
        }
        for equation in equations where equation.isRequired {
            if region.allows(equation.form, equation.relation) {
                region.keep(equation.form, equation.relation)
            } else {
                conflicts.append(equation)
            }
        }
        let wishes = equations.filter { !$0.isRequired }.enumerated().sorted { first, second in
            (second.element.priority, first.offset) < (first.element.priority, second.offset)
        }
        for wish in wishes {
            region.approach(wish.element.form, wish.element.relation)
        }
        return conflicts.isEmpty && unfixed.isEmpty
    }

    /// Returns left, top, width and height, with a `?` for each that is not fixed.
    func frame(_ name: String) -> String {
        guard let view = views.firstIndex(of: name) else { return "(?,?,?,?)" }
        let numbers = (0..<4).map { side in
            region.value(of: Affine(unknown: 4 * view + side)).map(decimal) ?? "?"
        }
        return "(\(numbers.joined(separator: ",")))"
    }

    func report() {
        if !conflicts.isEmpty {
            for equation in conflicts {
                print("无解:\(equation.text)")
            }
        } else if !unfixed.isEmpty {
            for attribute in unfixed {
                print("多个解:\(attribute)")
            }
        } else {
            print("唯一解")
        }
    }

    /// The attributes that more than one number fits.
    private var unfixed: [String] {
        views.enumerated().flatMap { view, name in
            ["left", "top", "width", "height"].enumerated()
                .filter { region.value(of: Affine(unknown: 4 * view + $0.offset)) == nil }
                .map { "\(name).\($0.element)" }
        }
    }

    /// A view's left, top, width and height are four unknowns; its other attributes are sums of them.
    private func place(of attribute: String, view: Int) -> Affine? {
        let left = Affine(unknown: 4 * view)
        let top = Affine(unknown: 4 * view + 1)
        let width = Affine(unknown: 4 * view + 2)
        let height = Affine(unknown: 4 * view + 3)
        switch attribute {
        case "left", "leading": return left
        case "top": return top
        case "width": return width
        case "height": return height
        case "right", "trailing": return left + width
        case "bottom": return top + height
        case "centerX": return left + width * 0.5
        case "centerY": return top + height * 0.5
        default: return nil
        }
    }

    /// Writes a number with three places at most, and none if it is whole.
    private func decimal(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
