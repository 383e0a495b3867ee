import Glibc

final class Quitter {
    func quit() { print("bye"); exit(0) }
}
