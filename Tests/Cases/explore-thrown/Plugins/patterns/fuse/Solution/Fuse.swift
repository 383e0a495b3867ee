final class Fuse {
    func load(amps: Int) {
        precondition(amps <= 16, "the fuse has no word for that")
        print("\(amps) A")
    }
}
