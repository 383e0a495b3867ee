class Echo {
    func whole(_ value: Int) -> Int { value }

    func real(_ value: Double) -> Double { value }

    func half(_ value: Double) -> Double { value / 2 }
}
