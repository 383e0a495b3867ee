class BusIterator {
    fileprivate var seats: [String] = []
    fileprivate var position = 0
    func next() -> String? {
        guard position < seats.count else { return nil }
        position += 1
        return seats[position - 1]
    }
}

final class Bus: BusIterator {
    override init() {}

    private init(_ seats: [String]) {
        super.init()
        self.seats = seats
    }

    func board(_ name: String) { seats.append(name) }
    func makeForward() -> BusIterator { Bus(seats) }
    func makeBackward() -> BusIterator { Bus(seats.reversed()) }
}
