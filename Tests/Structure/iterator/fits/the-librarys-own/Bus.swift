typealias BusIterator = AnyIterator<String>

final class Bus {
    private var passengers: [String] = []
    func board(_ name: String) { passengers.append(name) }
    func makeForward() -> BusIterator { AnyIterator(passengers.makeIterator()) }
    func makeBackward() -> BusIterator {
        var rest = passengers
        return AnyIterator { rest.popLast() }
    }
}
