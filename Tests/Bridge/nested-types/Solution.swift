struct Computer {
    enum Kind: String { case desktop, laptop }
    struct Part {
        struct Maker { var name: String }
        var maker: Maker
        var kind: Kind
        func text() -> String { "\(maker.name) \(kind.rawValue)" }
    }
    final class Builder {
        private var parts: [Part] = []
        @discardableResult func add(_ part: Part) -> Builder { parts.append(part); return self }
        func build(_ kind: Kind) -> Computer { Computer(kind: kind, parts: parts) }
    }
    let kind: Kind
    let parts: [Part]
}
