/// A lamp with one button, and a dimmer.
final class Lamp {
    private(set) var isOn = false
    private(set) var level = 10

    func press() {
        // Say "on" or "off", as the lamp becomes it.
    }

    func dim(by steps: Int) {
        level -= steps
    }
}
