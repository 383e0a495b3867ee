class Lamp {
    var brightness = 0

    var isOn: Bool {
        get { brightness > 0 }
        set { brightness = newValue ? 100 : 0 }
    }

    var label: String { "\(brightness) %" }
}
