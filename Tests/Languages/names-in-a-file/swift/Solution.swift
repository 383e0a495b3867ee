class Guest {
    let title: String

    init(_ title: String) { self.title = title }
}

enum Season {
    case quiet, busy
}

class Desk {
    private(set) var free = 2

    func take(_ guest: Guest, for nights: Int) -> Season {
        print("\(guest.title) stays \(nights) nights")
        free -= 1
        return free > 0 ? .quiet : .busy
    }
}
