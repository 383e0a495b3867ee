indirect enum Tree<Element: Comparable> {
    case leaf
    case node(Tree<Element>, Element, Tree<Element>)

    init() { self = .leaf }

    func inserting(_ element: Element) -> Tree {
        switch self {
        case .leaf: .node(.leaf, element, .leaf)
        case .node(let left, let value, let right):
            element < value
                ? .node(left.inserting(element), value, right) : .node(left, value, right.inserting(element))
        }
    }

    var elements: [Element] {
        if case .node(let left, let value, let right) = self { left.elements + [value] + right.elements } else { [] }
    }
}

enum Either<Left, Right> {
    case left(Left)
    case right(Right)

    func fold<Result>(_ left: (Left) -> Result, _ right: (Right) -> Result) -> Result {
        switch self {
        case .left(let value): left(value)
        case .right(let value): right(value)
        }
    }
}

func parse(_ text: String) -> Either<String, Int> { Int(text).map(Either.right) ?? .left(text) }
func grown() -> Tree<Int> { Tree().inserting(2) }
