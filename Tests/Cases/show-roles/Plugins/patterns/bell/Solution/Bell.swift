protocol Sound { func say() }
struct Ding: Sound { func say() { print("ding") } }
struct Dong: Sound { func say() { print("dong") } }
final class Bell {
    private var sound: Sound = Ding()
    func ring() { sound.say() }
}
