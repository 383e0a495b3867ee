struct Bell {
    func ring() { Door().say("ding") }
}
