final class Lamp {
    let name: String

    init(name: String) { self.name = name }

    func on() {
        let lines = ["off"]
        print("\(name): \(line(10, of: lines))")
    }

    private func line(_ number: Int, of lines: [String]) -> String { lines[number] }

    func off() {
        off()
        print("\(name): off")
    }
}
