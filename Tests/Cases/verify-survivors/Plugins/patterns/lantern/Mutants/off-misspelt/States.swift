/// A state of a lamp, which knows the state after a press.
protocol LampState {
    var isOn: Bool { get }
    func pressed() -> any LampState
}

struct Off: LampState {
    let isOn = false

    func pressed() -> any LampState {
        print("on")
        return On()
    }
}

struct On: LampState {
    let isOn = true

    func pressed() -> any LampState {
        print("of")
        return Off()
    }
}
