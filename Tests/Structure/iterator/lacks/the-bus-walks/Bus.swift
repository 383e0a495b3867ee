final class Bus {
    private var passengers: [String] = []
    private var walks: [Int: (list: [String], at: Int)] = [:]

    func board(_ name: String) { passengers.append(name) }

    func makeForward() -> BusIterator { begin(passengers) }
    func makeBackward() -> BusIterator { begin(passengers.reversed()) }

    private func begin(_ list: [String]) -> BusIterator {
        let number = walks.count
        walks[number] = (list, 0)
        return BusIterator(bus: self, number: number)
    }

    func advance(_ number: Int) -> String? {
        guard let walk = walks[number], walk.at < walk.list.count else { return nil }
        walks[number]?.at += 1
        return walk.list[walk.at]
    }
}

final class BusIterator {
    private let bus: Bus
    private let number: Int
    init(bus: Bus, number: Int) {
        self.bus = bus
        self.number = number
    }
    func next() -> String? { bus.advance(number) }
}
