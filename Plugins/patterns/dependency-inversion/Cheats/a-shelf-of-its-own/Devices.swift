protocol Device: AnyObject {
    func toggle()
}

enum Shelf {
    static func device(_ room: String) -> Device? {
        switch room {
        case "客厅": Lamp()
        case "卧室": Fan()
        case "厨房": Kettle()
        default: nil
        }
    }
}

final class Button {
    private let device: Device

    init(_ device: Device) { self.device = device }

    init?(_ room: String) {
        guard let device = Shelf.device(room) else { return nil }
        self.device = device
    }

    init(beside other: Button) { device = other.device }

    func press() { device.toggle() }
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
    private var buttons: [String: Button] = [:]

    func button(_ room: String) -> Button? {
        if buttons[room] == nil { buttons[room] = Button(room) }
        return buttons[room].map(Button.init(beside:))
    }
}
