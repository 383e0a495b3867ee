struct Bell {
    func ring() {}
}
