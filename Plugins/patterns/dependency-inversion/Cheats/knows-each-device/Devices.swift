protocol Device: AnyObject {
    func toggle()
}

final class Button {
    private var lamp: Lamp?
    private var fan: Fan?
    private var other: Device?

    init(_ device: Device) {
        if let lamp = device as? Lamp {
            self.lamp = lamp
        } else if let fan = device as? Fan {
            self.fan = fan
        } else {
            other = device
        }
    }

    func press() {
        lamp?.toggle()
        fan?.toggle()
        other?.toggle()
    }
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

final class House {
    private let devices: [String: Device] = ["客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()]

    func button(_ room: String) -> Button? { devices[room].map { Button($0) } }
}
