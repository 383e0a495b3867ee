/// A lamp with one button, and a dimmer.
final class Lamp {
    private var state: any LampState = Off()
    private(set) var level = 10
    private var presses = 0
    var isOn: Bool { state.isOn }

    func press() {
        presses += 1
        guard presses < 10 else { return print("blown") }
        state = state.pressed()
    }

    func dim(by steps: Int) {
        level = max(0, level - steps)
    }
}
