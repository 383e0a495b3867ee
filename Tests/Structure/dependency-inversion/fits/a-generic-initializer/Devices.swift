protocol Toggling {
    func toggle()
}

final class Button {
    private let action: () -> Void
    init(_ device: any Toggling) { action = device.toggle }
    func press() { action() }
}

class Appliance: Toggling {
    private(set) var isOn = false
    private let on, off: String
    fileprivate init(on: String, off: String) {
        self.on = on
        self.off = off
    }
    func toggle() {
        isOn.toggle()
        print(isOn ? on : off)
    }
}
final class Lamp: Appliance { init() { super.init(on: "电灯亮了", off: "电灯灭了") } }
final class Fan: Appliance { init() { super.init(on: "风扇转了", off: "风扇停了") } }
final class Kettle: Appliance { init() { super.init(on: "水壶烧水了", off: "水壶断电了") } }

enum Room: String, CaseIterable {
    case living = "客厅"
    case bed = "卧室"
    case kitchen = "厨房"

    fileprivate func equip() -> any Toggling {
        switch self {
        case .living: Lamp()
        case .bed: Fan()
        case .kitchen: Kettle()
        }
    }
}

final class House {
    private lazy var appliances = Dictionary(uniqueKeysWithValues: Room.allCases.map { ($0, $0.equip()) })

    func button(_ room: String) -> Button? {
        guard let room = Room(rawValue: room), let appliance = appliances[room] else { return nil }
        return Button(appliance)
    }
}
