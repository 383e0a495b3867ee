enum Mood { case merry, quiet }

class Guest {
    let name: String
    init(name: String) { self.name = name }
}

class Party {
    private var handlers: [(Guest) -> Void] = []

    func onArrival(_ handler: @escaping (Guest) -> Void) { handlers.append(handler) }

    func arrive(_ guest: Guest) {
        print("the door opens")
        for handler in handlers { handler(guest) }
        print("the door closes")
    }

    func price(of count: Int, rule: (Int) -> Double) -> Double { rule(count) }

    func mood(_ rule: (Mood) -> Mood) -> Mood { rule(.merry) }
}
