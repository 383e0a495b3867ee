/// What a button needs of the thing behind it.
protocol Switchable: AnyObject {
    func toggle()
}

/// A button in the wall, for whatever it is given.
final class Button {
    private let device: Switchable

    init(_ device: Switchable) {
        self.device = device
    }

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

enum Workshop {
    static func device(for room: String) -> Switchable? {
        switch room {
        case "客厅": Lamp()
        case "卧室": Fan()
        case "厨房": Kettle()
        default: nil
        }
    }
}

final class House {
    private var devices: [String: Switchable] = [:]

    func button(_ room: String) -> Button? {
        if devices[room] == nil { devices[room] = Workshop.device(for: room) }
        return devices[room].map { Button($0) }
    }
}
