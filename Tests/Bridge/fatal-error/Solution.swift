class Abstract {
    func template() { print("step one"); hook() }
    func hook() { fatalError("must be overridden") }
}
