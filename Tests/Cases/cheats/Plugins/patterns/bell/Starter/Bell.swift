final class Bell {
    func night() {}
    func ring() {}
}
