class Device {
    fileprivate(set) var isOn = false
    let words: (on: String, off: String)

    init(_ on: String, _ off: String) { words = (on, off) }
}

final class Lamp: Device {
    init() { super.init("电灯亮了", "电灯灭了") }
}

final class Fan: Device {
    init() { super.init("风扇转了", "风扇停了") }
}

final class Kettle: Device {
    init() { super.init("水壶烧水了", "水壶断电了") }
}

final class Button {
    private let device: Device

    init(_ device: Device) { self.device = device }

    func press() {
        device.isOn.toggle()
        print(device.isOn ? device.words.on : device.words.off)
    }
}

final class House {
    private let devices: [String: Device] = ["客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()]

    func button(_ room: String) -> Button? { devices[room].map { Button($0) } }
}
