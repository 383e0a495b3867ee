final class Bus {
    private var names: [String] = []
    func board(_ name: String) { names.append(name) }
    func makeForward() -> BusIterator { var rest = names[...]; return BusIterator { rest.popFirst() } }
    func makeBackward() -> BusIterator { var rest = names[...]; return BusIterator { rest.popLast() } }
}
final class BusIterator {
    private let step: () -> String?
    init(_ step: @escaping () -> String?) { self.step = step }
    func next() -> String? { step() }
}
