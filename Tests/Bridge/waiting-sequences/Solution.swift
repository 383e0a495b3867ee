actor Account {
    private(set) var balance = 0
    func deposit(_ amount: Int) { balance += amount }
    func perform<T: Sendable>(_ body: @Sendable (isolated Account, T) throws -> T, _ start: T) rethrows -> T {
        try body(self, start)
    }
}

func audit(_ account: isolated Account) -> Int { account.balance }

struct Countdown: AsyncSequence {
    let start: Int

    struct Iterator: AsyncIteratorProtocol {
        var left: Int
        mutating func next() async throws -> Int? {
            guard left >= 0 else { throw Empty() }
            defer { left -= 1 }
            return left > 0 ? left : nil
        }
    }

    struct Empty: Error {}
    func makeAsyncIterator() -> Iterator { Iterator(left: start) }
}

func numbers(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { stream in
        for number in 0..<count { stream.yield(number) }
        stream.finish()
    }
}
