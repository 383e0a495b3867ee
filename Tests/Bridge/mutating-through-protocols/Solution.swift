protocol Switchable { var isOn: Bool { get set }; mutating func toggle() }
struct Lamp: Switchable { var isOn = false; mutating func toggle() { isOn = !isOn } }
private struct Fan: Switchable {
    var isOn = false; mutating func toggle() { isOn = !isOn; print("fan \(isOn)") }
}
enum Door: Switchable {
    case open, shut
    var isOn: Bool {
        get { self == .open }
        set { self = newValue ? .open : .shut }
    }
    mutating func toggle() { self = self == .open ? .shut : .open }
}
struct House { func fan() -> any Switchable { Fan() } }
