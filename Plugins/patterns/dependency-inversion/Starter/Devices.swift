// What does a button need of the thing behind it, whatever that is?
// 不管后面是什么，按钮需要它做什么？
protocol Device {}

final class Button {
    // This button knows a lamp, and will soon know a fan and a kettle, too.
    // 这个按钮认得电灯，很快还得认得风扇和水壶。
    private let lamp: Lamp?

    init(_ device: Device) {
        lamp = device as? Lamp
    }

    func press() {}
}

final class Lamp: Device {
    private(set) var isOn = false
}

final class Fan: Device {
    private(set) var isOn = false
}

final class Kettle: Device {
    private(set) var isOn = false
}

/// Decides which device is in which room.
///
/// 决定哪个房间有哪种设备。
final class House {
    func button(_ room: String) -> Button? { nil }
}
