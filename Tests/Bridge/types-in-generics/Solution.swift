struct Box<T> {
    enum Kind { case small, large }
    let value: T
    var kind = Kind.small
}

extension Array {
    enum Side { case left }
}

extension String {
    struct Token { var count = 1 }
}
