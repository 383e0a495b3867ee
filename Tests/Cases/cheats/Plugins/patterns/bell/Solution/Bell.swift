protocol Sound { func play() }
struct Day: Sound { func play() { print("ding") } }
struct Night: Sound { func play() { print("dong") } }

final class Bell {
    private var sound: Sound = Day()
    func night() { sound = Night() }
    func ring() { sound.play() }
}
