final class Bus {
    fileprivate var passengers: [String] = []
    func board(_ name: String) { passengers.append(name) }
}

extension Bus {
    func makeForward() -> BusIterator { Walk(passengers) }
    func makeBackward() -> BusIterator { Walk(passengers.reversed()) }
}

class BusIterator {
    func next() -> String? { nil }
}

final class Walk<Seats: Sequence>: BusIterator where Seats.Element == String {
    private var rest: Seats.Iterator
    init(_ seats: Seats) { rest = seats.makeIterator() }
    override func next() -> String? { rest.next() }
}
