final class Bomb {
    func go(_ index: Int) -> Int {
        print("before the trap")
        return [1, 2, 3][index]
    }
}
