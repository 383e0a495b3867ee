class Tone { func sing() {} }
final class High: Tone { override func sing() { print("ding") } }
final class Low: Tone { override func sing() { print("dong") } }

final class Bell {
    private var tone: Tone = High()
    func night() { tone = Low() }
    func ring() { tone.sing() }
}
