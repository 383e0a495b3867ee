class Vehicle {
    let name: String
    let capacity: Int
    let hasTank: Bool
    private(set) var loaded = 0
    private var fuel = 5

    init(_ name: String, capacity: Int, hasTank: Bool) {
        self.name = name
        self.capacity = capacity
        self.hasTank = hasTank
    }

    func refuel() { fuel = 5 }

    func load(_ kilos: Int) -> Bool {
        guard kilos > 0, loaded + kilos <= capacity else { return false }
        loaded += kilos
        return true
    }

    func deliver() -> Int {
        guard loaded > 0 else { return 0 }
        let kilos = loaded
        loaded = 0
        fuel -= 1
        print("\(name)送出\(kilos)公斤")
        return kilos
    }
}

final class Van: Vehicle {
    init() { super.init("面包车", capacity: 500, hasTank: true) }
}

final class Bicycle: Vehicle {
    init() { super.init("自行车", capacity: 20, hasTank: false) }

    override func refuel() { fatalError("a bicycle has no tank") }
}

final class Drone: Vehicle {
    init() { super.init("无人机", capacity: 3, hasTank: false) }

    override func refuel() { fatalError("a drone has no tank") }
}

final class Dispatcher {
    func send(_ vehicle: Vehicle, _ kilos: Int) -> Int {
        _ = vehicle.deliver()
        if vehicle.hasTank { vehicle.refuel() }
        var rest = kilos
        var trips = 0
        while vehicle.load(min(rest, vehicle.capacity)) {
            rest -= vehicle.deliver()
            trips += 1
        }
        return trips
    }
}
