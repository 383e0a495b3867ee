final class Bus {
    fileprivate var 名单: [String] = []
    func board(_ name: String) { 名单.append(name) }
    func makeForward() -> BusIterator { Front(self) }
    func makeBackward() -> BusIterator { Back(self) }
}
protocol BusIterator: AnyObject { func next() -> String? }
private final class Front: BusIterator {
    private var rest: ArraySlice<String>
    init(_ bus: Bus) { rest = bus.名单[...] }
    func next() -> String? { rest.popFirst() }
}
private final class Back: BusIterator {
    private var rest: [String]
    init(_ bus: Bus) { rest = bus.名单 }
    func next() -> String? { rest.isEmpty ? nil : rest.removeLast() }
}
