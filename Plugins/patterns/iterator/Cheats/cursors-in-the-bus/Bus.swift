final class Bus {
    private var passengers: [String] = []
    private var walks: [(seats: [String], position: Int)] = []

    func board(_ name: String) { passengers.append(name) }

    func makeForward() -> BusIterator {
        walks.append((passengers, 0))
        return BusIterator(self, walks.count - 1)
    }

    func makeBackward() -> BusIterator {
        walks.append((passengers.reversed(), 0))
        return BusIterator(self, walks.count - 1)
    }

    fileprivate func advance(_ walk: Int) -> String? {
        guard walks[walk].position < walks[walk].seats.count else { return nil }
        walks[walk].position += 1
        return walks[walk].seats[walks[walk].position - 1]
    }
}

final class BusIterator {
    private let bus: Bus
    private let walk: Int
    init(_ bus: Bus, _ walk: Int) {
        self.bus = bus
        self.walk = walk
    }
    func next() -> String? { bus.advance(walk) }
}
