final class Room {
    let name: String
    weak var guest: Guest?
    init(name: String) { self.name = name }
    func who() -> String { guest?.name ?? "nobody" }
    deinit { print("room \(name) gone") }
}
final class Guest {
    let name: String
    init(name: String) { self.name = name }
    deinit { print("guest \(name) leaves") }
}
struct Bag { let guest: Guest }
