class Passenger {
    let title: String
    init(_ title: String) { self.title = title }
    func fare(_ price: Int) -> Int { price }
}

final class Adult: Passenger {
    init() { super.init("成人票") }
}

final class Student: Passenger {
    init() { super.init("学生票") }
    override func fare(_ price: Int) -> Int { price / 2 }
}

final class Senior: Passenger {
    init() { super.init("老人票") }
    override func fare(_ price: Int) -> Int { price * 7 / 10 }
}

final class Soldier: Passenger {
    init() { super.init("军人票") }
    override func fare(_ price: Int) -> Int { 0 }
}

final class TicketWindow {
    private(set) var takings = 0

    func sell(_ passenger: Passenger, _ price: Int) -> Int { book("", passenger, price, 1) }
    func refund(_ passenger: Passenger, _ price: Int) -> Int { book("退", passenger, price, -1) }

    private func book(_ word: String, _ passenger: Passenger, _ price: Int, _ sign: Int) -> Int {
        let fare = passenger.fare(price)
        print("\(word)\(passenger.title)\(fare)元")
        takings += sign * fare
        return fare
    }
}
