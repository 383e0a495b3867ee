protocol Sound { func play() }
struct Day: Sound { func play() {} }
struct Night: Sound { func play() {} }

final class Bell {
    private var sound: Sound = Day()
    func night() {}
    func ring() { sound.play() }
}
