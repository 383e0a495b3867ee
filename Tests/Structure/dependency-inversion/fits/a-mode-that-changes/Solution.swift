enum Mode { case on, off }
protocol Device: AnyObject {
    var mode: Mode { get }
    func turn(_ mode: Mode)
}
final class Lamp: Device {
    private(set) var mode: Mode
    var isOn: Bool { mode == .on }
    init() { mode = .off }
    func turn(_ mode: Mode) {
        self.mode = mode
        print(mode == .on ? "电灯亮了" : "电灯灭了")
    }
}
final class Fan: Device {
    private(set) var mode: Mode
    var isOn: Bool { mode == .on }
    init() { mode = .off }
    func turn(_ mode: Mode) {
        self.mode = mode
        print(mode == .on ? "风扇转了" : "风扇停了")
    }
}
final class Kettle: Device {
    private(set) var mode: Mode
    var isOn: Bool { mode == .on }
    init() { mode = .off }
    func turn(_ mode: Mode) {
        self.mode = mode
        print(mode == .on ? "水壶烧水了" : "水壶断电了")
    }
}
final class Button {
    private let device: Device
    init(_ device: Device) { self.device = device }
    func press() {
        switch device.mode {
        case .on: device.turn(.off)
        case .off: device.turn(.on)
        }
    }
}
final class House {
    private let devices: [String: Device] = ["客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()]
    func button(_ room: String) -> Button? { devices[room].map(Button.init) }
}
