final class Bus {
    private var seats: [String] = []
    func board(_ name: String) { seats.append(name) }
    func makeForward() -> BusIterator { BusIterator(seats) }
    func makeBackward() -> BusIterator { BusIterator(seats.reversed()) }
}

final class BusIterator {
    private var walk: any IteratorProtocol<String>
    init(_ seats: some Sequence<String>) { walk = seats.makeIterator() }
    func next() -> String? { walk.next() }
}
