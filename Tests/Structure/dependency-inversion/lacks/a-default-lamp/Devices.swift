protocol Device { func toggle() }

final class Button {
    private let device: Device
    init(_ device: Device = Lamp()) { self.device = device }
    func press() { device.toggle() }
}
final class Lamp: Device {
    private(set) var isOn = false
    func toggle() {
        isOn = !isOn
        print(isOn ? "电灯亮了" : "电灯灭了")
    }
}
final class Fan: Device {
    private(set) var isOn = false
    func toggle() {
        isOn = !isOn
        print(isOn ? "风扇转了" : "风扇停了")
    }
}
final class Kettle: Device {
    private(set) var isOn = false
    func toggle() {
        isOn = !isOn
        print(isOn ? "水壶烧水了" : "水壶断电了")
    }
}
final class House {
    private let lamp = Lamp()
    private let fan = Fan()
    private let kettle = Kettle()
    func button(_ room: String) -> Button? {
        if room == "客厅" { return Button(lamp) }
        if room == "卧室" { return Button(fan) }
        if room == "厨房" { return Button(kettle) }
        return nil
    }
}
