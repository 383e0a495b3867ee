/// How a sum compares with zero.
enum Relation {
    case equal, atLeast
}

/// One line of a layout: a sum that is to be zero, or at least zero, and how much that matters.
struct Equation {
    let text: String
    let form: Affine
    let relation: Relation
    let priority: Double

    var isRequired: Bool { priority >= 1000 }

    /// Reads `left == right @ priority`, its parts parted by blanks; without a priority it is required.
    ///
    /// - Parameter attribute: what an attribute of a view stands for, nil if there is none.
    init(_ text: String, attribute: (_ view: String, _ name: String) -> Affine?) throws {
        var words = text.split(separator: " ").map(String.init)[...]

        func operand() throws -> Affine {
            let word = words.popFirst() ?? "the end"
            if let number = Double(word) { return Affine(constant: number) }
            let parts = word.split(separator: ".").map(String.init)
            guard parts.count == 2, let value = attribute(parts[0], parts[1]) else {
                throw BadEquation(text: text, word: word)
            }
            return value
        }
        func product() throws -> Affine {
            var value = try operand()
            while let sign = words.first, sign == "*" || sign == "/" {
                words.removeFirst()
                let other = try operand()
                if other.isConstant {
                    value = value * (sign == "*" ? other.constant : 1 / other.constant)
                } else if sign == "*", value.isConstant {
                    value = other * value.constant
                } else {
                    throw BadEquation(text: text, word: sign)
                }
            }
            return value
        }
        func sum() throws -> Affine {
            var value = try product()
            while let sign = words.first, sign == "+" || sign == "-" {
                words.removeFirst()
                let other = try product()
                value = sign == "+" ? value + other : value - other
            }
            return value
        }

        let left = try sum()
        let sign = words.popFirst() ?? "the end"
        let right = try sum()
        switch sign {
        case "==": (form, relation) = (left - right, .equal)
        case ">=": (form, relation) = (left - right, .atLeast)
        case "<=": (form, relation) = (right - left, .atLeast)
        default: throw BadEquation(text: text, word: sign)
        }
        if words.first == "@" {
            words.removeFirst()
            priority = try operand().constant
        } else {
            priority = 1000
        }
        if let word = words.first { throw BadEquation(text: text, word: word) }
        self.text = text
    }
}

/// A line that means nothing, and the word where that shows.
struct BadEquation: Error, CustomStringConvertible {
    let text: String
    let word: String

    var description: String { "\(text): what is \(word)?" }
}
