class Guest {}

class Queue {
    private var names: [String] = []

    func add(_ name: String) { names.append(name) }

    func next() -> String? { names.isEmpty ? nil : names.removeFirst() }

    func guest() -> Guest? { names.isEmpty ? nil : Guest() }
}
