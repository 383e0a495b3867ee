class Shop {
    func open() -> String { "\(JSON.name) \(Worker.name)" }
}
