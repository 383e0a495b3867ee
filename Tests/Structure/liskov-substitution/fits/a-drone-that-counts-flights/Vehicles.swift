/// Takes what fits, and brings all that it took.
class Vehicle {
    let name: String
    let capacity: Int
    private(set) final var loaded = 0

    init(_ name: String, capacity: Int) {
        self.name = name
        self.capacity = capacity
    }

    /// Loads all of it, or nothing where it does not fit.
    final func load(_ kilos: Int) -> Bool {
        guard kilos > 0, loaded + kilos <= capacity else { return false }
        loaded += kilos
        return true
    }

    /// Brings all that is loaded, and tells how much that was.
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
    private var flights = 0

    init() { super.init("无人机", capacity: 3) }

    override func deliver() -> Int {
        let kilos = super.deliver()
        if kilos > 0 { flights += 1 }
        assert(loaded == 0)
        return kilos
    }
}

/// Sends goods with any vehicle.
final class Dispatcher {
    /// Brings a weight in as many trips as the vehicle needs, and tells how many these were.
    func send(_ vehicle: Vehicle, _ kilos: Int) -> Int {
        _ = vehicle.deliver()
        var rest = kilos
        var trips = 0
        while vehicle.load(min(rest, vehicle.capacity)) {
            rest -= vehicle.deliver()
            trips += 1
        }
        return trips
    }
}
