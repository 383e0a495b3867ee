// Mistake: asking for the next passenger takes him off the bus.

/// Carries passengers, and lets conductors walk past them in more than one order.
final class Bus {
    fileprivate var passengers: [String] = []

    func board(_ name: String) {
        passengers.append(name)
    }

    /// Begins a walk from the front door, past those who are aboard now.
    func makeForward() -> BusIterator {
        ForwardIterator(self)
    }

    /// Begins a walk from the back door, past those who are aboard now.
    func makeBackward() -> BusIterator {
        BackwardIterator(passengers)
    }
}

/// One walk through the bus.
protocol BusIterator: AnyObject {
    /// Returns the next passenger, and nil once everybody was passed.
    func next() -> String?
}

final class ForwardIterator: BusIterator {
    private let bus: Bus

    init(_ bus: Bus) {
        self.bus = bus
    }

    func next() -> String? {
        bus.passengers.isEmpty ? nil : bus.passengers.removeFirst()
    }
}

final class BackwardIterator: BusIterator {
    private let passengers: [String]
    private var position: Int

    init(_ passengers: [String]) {
        self.passengers = passengers
        position = passengers.count
    }

    func next() -> String? {
        guard position > 0 else { return nil }
        position -= 1
        return passengers[position]
    }
}
