struct Farewell {
    func say() { print("goodbye") }
}
