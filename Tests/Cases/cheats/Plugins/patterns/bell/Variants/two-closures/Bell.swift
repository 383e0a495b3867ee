final class Bell {
    private var sound: () -> Void = { print("ding") }
    func night() { sound = { print("dong") } }
    func ring() { sound() }
}
