protocol Device: AnyObject {
    func toggle()
}

/// Most buttons are for lamps, so a button knows what a lamp is.
final class Button {
    private let lamp: Lamp?
    private let device: Device?

    init(_ device: Device) {
        lamp = nil
        self.device = device
    }

    init(lamp: Lamp) {
        self.lamp = lamp
        device = nil
    }

    func press() {
        lamp?.toggle()
        device?.toggle()
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
    private let lamp = Lamp()
    private let others: [String: Device] = ["卧室": Fan(), "厨房": Kettle()]

    func button(_ room: String) -> Button? {
        room == "客厅" ? Button(lamp: lamp) : others[room].map { Button($0) }
    }
}
