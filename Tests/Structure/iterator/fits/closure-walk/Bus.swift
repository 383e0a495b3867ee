final class Bus {
    private var seats: [String] = []
    func board(_ name: String) { seats.append(name) }
    func makeForward() -> BusIterator { .init(over: seats) }
    func makeBackward() -> BusIterator { .init(over: seats.reversed()) }
}

final class BusIterator {
    private let step: () -> String?

    fileprivate init<Seats: Sequence>(over seats: Seats) where Seats.Element == String {
        var walk = seats.makeIterator()
        step = { walk.next() }
    }

    func next() -> String? { step() }
}
