class Vehicle {
    let name: String
    let capacity: Int
    fileprivate(set) var loaded = 0

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
        _ = vehicle.deliver()
        var rest = kilos
        var trips = 0
        while rest > 0 {
            let most = if vehicle is Drone { 3 } else if vehicle is Bicycle { 20 } else { 500 }
            guard vehicle.load(min(rest, most)) else { break }
            rest -= vehicle.deliver()
            trips += 1
        }
        return trips
    }
}
