protocol Vehicle: AnyObject {
    var hold: Hold { get set }
    var name: String { get }
}

struct Hold {
    let capacity: Int
    private(set) var kilos = 0
    init(_ capacity: Int) { self.capacity = capacity }
    mutating func put(_ more: Int) -> Bool {
        guard more > 0, kilos + more <= capacity else { return false }
        kilos += more
        return true
    }
    mutating func empty() -> Int {
        defer { kilos = 0 }
        return kilos
    }
}

extension Vehicle {
    var capacity: Int { hold.capacity }
    var loaded: Int { hold.kilos }
    func load(_ kilos: Int) -> Bool { hold.put(kilos) }
    func deliver() -> Int {
        let kilos = hold.empty()
        if kilos > 0 { print("\(name)送出\(kilos)公斤") }
        return kilos
    }
}

final class Van: Vehicle {
    var hold = Hold(500)
    let name = "面包车"
}
final class Bicycle: Vehicle {
    var hold = Hold(20)
    let name = "自行车"
}
final class Drone: Vehicle {
    var hold = Hold(3)
    let name = "无人机"
}

final class Dispatcher {
    func send(_ vehicle: any Vehicle, _ kilos: Int) -> Int {
        _ = vehicle.deliver()
        var (rest, trips) = (kilos, 0)
        while rest > 0, vehicle.load(min(rest, vehicle.capacity)) {
            rest -= vehicle.deliver()
            trips += 1
        }
        return trips
    }
}
