import Foundation

struct Overload: Error {
    let watts: Int
}

class Device {
    private(set) var log: [String] = []

    func note(_ words: String) { log.append(words) }
}

final class Lamp: Device {
    let name: String
    private(set) var level = 0
    private var wear = 0

    init(name: String) { self.name = name }

    func on() {
        level = 10
        wear += 1
        print("\(name): on")
    }

    func dim(to wanted: Int) throws {
        guard wanted <= 10 else { throw Overload(watts: wanted * 10) }
        if wanted == level { return }
        level = wanted
        print(line(name, "\(level)"))
    }

    func blink(_ times: Int) {
        for _ in 0..<times { print("\(name): *") }
    }

    func isBright() -> Bool { level > 5 && level * 2 + 1 > 11 }

    override func note(_ words: String) {
        super.note(words)
        print("noted")
    }

    func secret() { print("nobody asks") }

    private func line(_ left: String, _ right: String) -> String { left + ": " + right }
}
