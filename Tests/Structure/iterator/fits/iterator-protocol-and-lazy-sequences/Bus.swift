final class Bus: Sequence {
    private var passengers: [String] = []
    func board(_ name: String) { passengers.append(name) }
    func makeIterator() -> BusIterator { BusIterator(passengers[...]) }
    func makeForward() -> BusIterator { makeIterator() }
    func makeBackward() -> BusIterator { BusIterator(passengers.reversed()) }
}

final class BusIterator: IteratorProtocol {
    private var rest: AnyIterator<String>
    init(_ names: some Sequence<String>) { rest = AnyIterator(names.makeIterator()) }
    func next() -> String? { rest.next() }
}
