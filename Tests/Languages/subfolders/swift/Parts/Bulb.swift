class Bulb {
    func shine() { print("a bulb of \(watts) watts") }
}
