/// Whatever can be switched; what that means for each is written once, below.
class Device {
    fileprivate(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(line)
    }
}

final class Lamp: Device {}
final class Fan: Device {}
final class Kettle: Device {}

extension Device {
    fileprivate var line: String {
        if self is Lamp { return isOn ? "电灯亮了" : "电灯灭了" }
        if self is Fan { return isOn ? "风扇转了" : "风扇停了" }
        return isOn ? "水壶烧水了" : "水壶断电了"
    }
}

final class Button {
    private let device: Device

    init(_ device: Device) {
        self.device = device
    }

    func press() {
        device.toggle()
    }
}

final class House {
    private let devices: [String: Device] = ["客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()]

    func button(_ room: String) -> Button? {
        devices[room].map(Button.init)
    }
}
