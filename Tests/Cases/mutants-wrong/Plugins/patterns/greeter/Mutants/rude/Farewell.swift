struct Farewell {
    func say() { print("bye") }
}
