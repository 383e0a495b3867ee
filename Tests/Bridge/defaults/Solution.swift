struct Log {
    func write(_ text: String, level: Int = 1, tag: String = "-", times n: Int = 1, end: Bool = false)
        -> String
    {
        "\(text) \(level) \(tag) \(n) \(end)"
    }
    func many(a: Int = 1, b: Int = 2, c: Int = 3, d: Int = 4, e: Int = 5) -> Int {
        a * 10000 + b * 1000 + c * 100 + d * 10 + e
    }
    func first(a: Int = 1, b: Int) -> Int { a * 10 + b }
    func after(_ text: String, then done: (() -> Void)? = nil, mark: String = "!") -> String { text + mark }
}
