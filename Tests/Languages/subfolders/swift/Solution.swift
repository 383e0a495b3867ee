class House {
    func light() { Bulb().shine() }
}
