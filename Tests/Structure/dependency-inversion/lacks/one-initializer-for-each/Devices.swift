/// What a button needs of the thing behind it.
protocol Switchable: AnyObject {
    func toggle()
}

/// A button in the wall, for whatever it is given.
final class Button {
    private let device: Switchable

    init(_ device: Switchable) { self.device = device }
    convenience init(lamp: Lamp) { self.init(lamp) }
    convenience init(kettle: Kettle) { self.init(kettle) }

    func press() {
        device.toggle()
    }
}

final class Lamp: Switchable {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "电灯亮了" : "电灯灭了")
    }
}

final class Fan: Switchable {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "风扇转了" : "风扇停了")
    }
}

final class Kettle: Switchable {
    private(set) var isOn = false

    func toggle() {
        isOn.toggle()
        print(isOn ? "水壶烧水了" : "水壶断电了")
    }
}

/// Decides which device is in which room.
final class House {
    private let devices: [String: Switchable] = ["客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()]

    func button(_ room: String) -> Button? {
        devices[room].map(Button.init)
    }
}
