/// What each vehicle promises.
///
/// 每辆车的承诺。
protocol Vehicle {
    var capacity: Int { get }
    var loaded: Int { get }
    // Loads all of it and says so, or changes nothing.
    // 要么全部装上并说 true，要么什么也不改。
    func load(_ kilos: Int) -> Bool
    func deliver() -> Int
}

// Where can the promise be kept once for all three?
// 这个承诺写在哪里，三种车就都守住了？
final class Van: Vehicle {
    let capacity = 500
    private(set) var loaded = 0

    func load(_ kilos: Int) -> Bool { false }

    func deliver() -> Int { 0 }
}

final class Bicycle: Vehicle {
    let capacity = 20
    private(set) var loaded = 0

    func load(_ kilos: Int) -> Bool { fatalError("too heavy for a bicycle") }

    func deliver() -> Int { 0 }
}

final class Drone: Vehicle {
    let capacity = 3
    private(set) var loaded = 0

    func load(_ kilos: Int) -> Bool { true }

    func deliver() -> Int { 0 }
}

final class Dispatcher {
    func send(_ vehicle: Vehicle, _ kilos: Int) -> Int { 0 }
}
