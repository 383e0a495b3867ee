/// A pattern over a whole text: `*` any scalars, `?` one, `\` takes the next one literally.
struct Glob {
    private enum Element: Equatable {
        case scalar(Unicode.Scalar)
        case one
        case any
    }

    private let elements: [Element]

    init(_ pattern: String) {
        var elements: [Element] = []
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case _ where isEscaped:
                elements.append(.scalar(scalar))
                isEscaped = false
            case "\\": isEscaped = true
            case "*": if elements.last != .any { elements.append(.any) }
            case "?": elements.append(.one)
            default: elements.append(.scalar(scalar))
            }
        }
        if isEscaped { elements.append(.scalar("\\")) }
        self.elements = elements
    }

    /// Tells whether the whole text matches; takes time in proportion to pattern times text at the worst.
    func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var element = 0
        var place = 0
        var star: (element: Int, place: Int)?
        while place < scalars.count {
            if element < elements.count, elements[element] == .any {
                star = (element, place)
                element += 1
            } else if element < elements.count,
                elements[element] == .one || elements[element] == .scalar(scalars[place])
            {
                element += 1
                place += 1
            } else if let last = star {
                star = (last.element, last.place + 1)
                element = last.element + 1
                place = last.place + 1
            } else {
                return false
            }
        }
        return elements[element...].allSatisfy { $0 == .any }
    }
}
