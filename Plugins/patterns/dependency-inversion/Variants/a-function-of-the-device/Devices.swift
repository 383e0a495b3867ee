protocol Device: AnyObject {
    func toggle()
}

struct Button {
    private let action: () -> Void

    init(_ device: Device) { action = device.toggle }

    func press() { action() }
}

final class Lamp: Device {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "电灯亮了" : "电灯灭了")
    }
}

final class Fan: Device {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "风扇转了" : "风扇停了")
    }
}

final class Kettle: Device {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "水壶烧水了" : "水壶断电了")
    }
}

struct Wiring {
    let lamp = Lamp()
    let fan = Fan()
    let kettle = Kettle()

    func device(in room: String) -> Device? {
        switch room {
        case "客厅": lamp
        case "卧室": fan
        case "厨房": kettle
        default: nil
        }
    }
}

final class House {
    private let wiring = Wiring()

    func button(_ room: String) -> Button? { wiring.device(in: room).map { Button($0) } }
}
