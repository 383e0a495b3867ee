final class Bus {
    private var names: [String] = []
    private var forward = 0
    func board(_ name: String) { names.append(name) }
    fileprivate var all: [String] { names }
    func makeForward() -> BusIterator { BusIterator(bus: self, backward: false, snapshot: names) }
    func makeBackward() -> BusIterator { BusIterator(bus: self, backward: true, snapshot: names) }
    fileprivate var places: [ObjectIdentifier: Int] = [:]
    fileprivate func step(_ who: BusIterator) -> String? {
        let place = places[ObjectIdentifier(who), default: 0]
        guard place < who.snapshot.count else { return nil }
        places[ObjectIdentifier(who)] = place + 1
        return who.backward ? who.snapshot[who.snapshot.count - 1 - place] : who.snapshot[place]
    }
}
final class BusIterator {
    let bus: Bus
    let backward: Bool
    let snapshot: [String]
    init(bus: Bus, backward: Bool, snapshot: [String]) {
        (self.bus, self.backward, self.snapshot) = (bus, backward, snapshot);
        bus.places[ObjectIdentifier(self)] = 0
    }
    func next() -> String? { bus.step(self) }
}
