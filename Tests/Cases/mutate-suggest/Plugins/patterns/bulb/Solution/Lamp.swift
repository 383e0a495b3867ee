final class Lamp {
    let name: String
    private(set) var level = 0

    init(name: String) { self.name = name }

    func dim(to wanted: Int) {
        if wanted > 10 { return }
        level = wanted
        print("\(name): \(level)")
    }
}
