final class Seat {
    let name: String
    let behind: Seat?
    init(_ name: String, behind: Seat?) {
        self.name = name
        self.behind = behind
    }
}

final class Bus {
    private var last: Seat?

    func board(_ name: String) { last = Seat(name, behind: last) }

    func makeBackward() -> any BusIterator { SeatWalk(from: last) }

    func makeForward() -> any BusIterator {
        var turned: Seat?
        var next = last
        while let seat = next {
            turned = Seat(seat.name, behind: turned)
            next = seat.behind
        }
        return SeatWalk(from: turned)
    }
}

protocol BusIterator {
    mutating func next() -> String?
}

final class SeatWalk: BusIterator {
    private var here: Seat?
    fileprivate init(from seat: Seat?) { here = seat }

    func next() -> String? {
        defer { here = here?.behind }
        return here?.name
    }
}
