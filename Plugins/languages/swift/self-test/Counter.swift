final class Counter {
    private(set) var value: Int

    init(start: Int) { value = start }

    func add(_ count: Int) -> Int {
        value += count
        print(value)
        return value
    }
}
