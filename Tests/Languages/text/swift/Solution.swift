class Echo {
    func text(_ value: String) -> String { value }

    func say(_ value: String) { print(value) }
}
