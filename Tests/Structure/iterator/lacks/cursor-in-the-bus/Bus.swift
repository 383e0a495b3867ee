final class Bus {
    private var names: [String] = []
    private var at = 0
    func board(_ name: String) { names.append(name) }
    func makeForward() -> BusIterator { at = 0; return BusIterator(self, 1) }
    func makeBackward() -> BusIterator { at = names.count - 1; return BusIterator(self, -1) }
    fileprivate func step(_ by: Int) -> String? {
        guard names.indices.contains(at) else { return nil }
        defer { at += by }
        return names[at]
    }
}
final class BusIterator { let bus: Bus; let by: Int
    init(_ bus: Bus, _ by: Int) { self.bus = bus; self.by = by }
    func next() -> String? { bus.step(by) } }
