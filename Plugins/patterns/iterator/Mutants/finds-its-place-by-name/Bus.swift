// Mistake: the place is found by the last passenger's name, and two may have the same.

/// Carries passengers, and lets conductors walk past them in more than one order.
final class Bus {
    private var passengers: [String] = []

    func board(_ name: String) {
        passengers.append(name)
    }

    /// Begins a walk from the front door, past those who are aboard now.
    func makeForward() -> BusIterator {
        ForwardIterator(passengers)
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
    private let passengers: [String]
    private var last: String?

    init(_ passengers: [String]) {
        self.passengers = passengers
    }

    func next() -> String? {
        let position = last.flatMap { passengers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        guard position < passengers.count else { return nil }
        last = passengers[position]
        return last
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
