final class Bell {
    private var isNight = false
    func night() { isNight = true }
    func ring() { print(isNight ? "bong" : "bing") }
}
