class Counter {
    static var total = 0
    let value: Int

    private init(_ value: Int) { self.value = value }

    static func create(from start: Int) -> Counter {
        total += 1
        return Counter(start)
    }
}
