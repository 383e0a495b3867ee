// Mistake: the bus keeps the place, so two conductors push each other along.

/// Carries passengers, and lets conductors walk past them in more than one order.
final class Bus {
    private var passengers: [String] = []
    var position = 0

    func board(_ name: String) {
        passengers.append(name)
    }

    /// Begins a walk from the front door, past those who are aboard now.
    func makeForward() -> BusIterator {
        position = 0
        return ForwardIterator(self, passengers)
    }

    /// Begins a walk from the back door, past those who are aboard now.
    func makeBackward() -> BusIterator {
        position = passengers.count
        return BackwardIterator(self, passengers)
    }
}

/// One walk through the bus.
protocol BusIterator: AnyObject {
    /// Returns the next passenger, and nil once everybody was passed.
    func next() -> String?
}

final class ForwardIterator: BusIterator {
    private let bus: Bus
    private let passengers: [String]

    init(_ bus: Bus, _ passengers: [String]) {
        self.bus = bus
        self.passengers = passengers
    }

    func next() -> String? {
        guard bus.position < passengers.count else { return nil }
        defer { bus.position += 1 }
        return passengers[bus.position]
    }
}

final class BackwardIterator: BusIterator {
    private let bus: Bus
    private let passengers: [String]

    init(_ bus: Bus, _ passengers: [String]) {
        self.bus = bus
        self.passengers = passengers
    }

    func next() -> String? {
        guard bus.position > 0 else { return nil }
        bus.position -= 1
        return passengers[bus.position]
    }
}
