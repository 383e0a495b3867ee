import Foundation

class Guest {
    func stay() { print("staying") }

    func leave() {
        print("bye")
        exit(0)
    }
}
