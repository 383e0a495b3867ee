class Vehicle {
    let name: String
    let capacity: Int
    private(set) var loaded = 0

    init(_ name: String, capacity: Int) {
        self.name = name
        self.capacity = capacity
    }

    func load(_ kilos: Int) -> Bool {
        guard kilos > 0, loaded + kilos <= capacity else { return false }
        loaded += kilos
        return true
    }

    func deliver() -> Int {
        guard loaded > 0 else { return 0 }
        let kilos = loaded
        loaded = 0
        print("\(name)送出\(kilos)公斤")
        return kilos
    }
}

final class Van: Vehicle {
    init() { super.init("面包车", capacity: 500) }
}

final class Bicycle: Vehicle {
    init() { super.init("自行车", capacity: 20) }
}

final class Drone: Vehicle {
    init() { super.init("无人机", capacity: 3) }
}

final class Dispatcher {
    func send(_ vehicle: Vehicle, _ kilos: Int) -> Int {
        if vehicle.loaded > 0 { print("\(vehicle.name)送出\(vehicle.loaded)公斤") }
        var rest = kilos
        var trips = 0
        while rest > 0 {
            let part = min(rest, vehicle.capacity)
            print("\(vehicle.name)送出\(part)公斤")
            rest -= part
            trips += 1
        }
        return trips
    }
}
