@MainActor final class Store {
    static let shared = Store()
    var count = 0
    func add() { count += 1 }
}
final class Note { var text = ""; func write(_ t: String) async { text = t } }
actor Desk {
    var notes: [String] = []; func put(_ n: String) { notes.append(n) }; func size() -> Int { notes.count }
}
struct Plain { var x = 1; mutating func up() { x += 1 } }
