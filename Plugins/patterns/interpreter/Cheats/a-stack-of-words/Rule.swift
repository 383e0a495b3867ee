/// A condition in words, such as `member and not (late or banned)`.

final class Rule {
    private var steps: [String] = []

    init(_ text: String) throws {
        var words = Words(text)
        try or(&words)
        guard words.next == nil else { throw words.misreading("the end") }
    }

    func evaluate(_ facts: [String: Bool]) -> Bool {
        var stack: [Bool] = []
        for step in steps {
            switch step {
            case "and":
                let right = stack.removeLast()
                stack.append(stack.removeLast() && right)
            case "or":
                let right = stack.removeLast()
                stack.append(stack.removeLast() || right)
            case "not": stack.append(!stack.removeLast())
            default: stack.append(facts[step] ?? false)
            }
        }
        return stack.last ?? false
    }

    private func or(_ words: inout Words) throws {
        try and(&words)
        while words.take("or") {
            try and(&words)
            steps.append("or")
        }
    }

    private func and(_ words: inout Words) throws {
        try not(&words)
        while words.take("and") {
            try not(&words)
            steps.append("and")
        }
    }

    private func not(_ words: inout Words) throws {
        if words.take("not") {
            try not(&words)
            steps.append("not")
        } else if words.take("(") {
            try or(&words)
            guard words.take(")") else { throw words.misreading("a closing bracket") }
        } else {
            steps.append(try words.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 })
        }
    }
}
