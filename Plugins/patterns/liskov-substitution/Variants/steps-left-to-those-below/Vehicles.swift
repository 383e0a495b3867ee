class 车 {
    final private(set) var loaded = 0
    var capacity: Int { fatalError("each vehicle has a limit") }
    var 名称: String { fatalError("each vehicle has a name") }

    final func load(_ kilos: Int) -> Bool {
        guard kilos > 0, loaded + kilos <= capacity else { return false }
        loaded += kilos
        return true
    }

    final func deliver() -> Int {
        let 重量 = loaded
        loaded = 0
        if 重量 > 0 { print("\(名称)送出\(重量)公斤") }
        return 重量
    }
}

final class Van: 车 {
    override var capacity: Int { 500 }
    override var 名称: String { "面包车" }
}

final class Bicycle: 车 {
    override var capacity: Int { 20 }
    override var 名称: String { "自行车" }
}

final class Drone: 车 {
    override var capacity: Int { 3 }
    override var 名称: String { "无人机" }
}

final class Dispatcher {
    func send(_ vehicle: 车, _ kilos: Int) -> Int {
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
