import Foundation

class Radio {
    func play() {
        print("one")
        fputs("two\n", stderr)
        print("three")
        fputs("four\n", stderr)
    }

    func hum() { print("hm", terminator: "") }

    func rest() { print("after") }
}
