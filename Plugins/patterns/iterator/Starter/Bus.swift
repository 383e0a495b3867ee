/// Carries passengers.
///
/// How it seats them is nobody's business but its own.
final class Bus {
    func board(_ name: String) {}

    func makeForward() -> BusIterator {
        BusIterator()
    }

    func makeBackward() -> BusIterator {
        BusIterator()
    }
}

/// One walk through the bus.
///
/// Who remembers how far it has got, and what is different when it begins at the back?
class BusIterator {
    func next() -> String? {
        nil
    }
}
