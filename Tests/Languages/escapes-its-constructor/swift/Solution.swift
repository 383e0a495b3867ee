class Hall {
    static var last: Guest?
}

class Guest {
    let name: String

    init(_ name: String) {
        self.name = name
        Hall.last = self
    }
}
