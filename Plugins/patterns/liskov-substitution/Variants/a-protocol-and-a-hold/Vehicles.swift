protocol Vehicle {
    var capacity: Int { get }
    var loaded: Int { get }
    func load(_ kilos: Int) -> Bool
    func deliver() -> Int
}

final class Hold {
    let capacity: Int
    private let name: String
    private(set) var loaded = 0

    init(_ name: String, _ capacity: Int) {
        self.name = name
        self.capacity = capacity
    }

    func take(_ kilos: Int) -> Bool {
        guard kilos > 0, loaded + kilos <= capacity else { return false }
        loaded += kilos
        return true
    }

    func empty() -> Int {
        defer { loaded = 0 }
        if loaded > 0 { print("\(name)送出\(loaded)公斤") }
        return loaded
    }
}

protocol Loadable: Vehicle { var hold: Hold { get } }

extension Loadable {
    var capacity: Int { hold.capacity }
    var loaded: Int { hold.loaded }
    func load(_ kilos: Int) -> Bool { hold.take(kilos) }
    func deliver() -> Int { hold.empty() }
}

struct Van: Loadable { let hold = Hold("面包车", 500) }
struct Bicycle: Loadable { let hold = Hold("自行车", 20) }
struct Drone: Loadable { let hold = Hold("无人机", 3) }

struct Dispatcher {
    func send(_ vehicle: some Vehicle, _ kilos: Int) -> Int {
        _ = vehicle.deliver()
        var (rest, trips) = (kilos, 0)
        while rest > 0, vehicle.load(min(rest, vehicle.capacity)) {
            rest -= vehicle.deliver()
            trips += 1
        }
        return trips
    }
}
