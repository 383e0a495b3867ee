class Bell {
    func ring() { print("ding") }
}
