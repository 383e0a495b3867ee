class Passenger {
    let title: String
    private let percent: Int
    fileprivate init(_ title: String, percent: Int) {
        self.title = title
        self.percent = percent
    }
    func fare(for price: Int) -> Int { price * percent / 100 }
}
final class Adult: Passenger { init() { super.init("成人票", percent: 100) } }
final class Student: Passenger { init() { super.init("学生票", percent: 50) } }
final class Senior: Passenger { init() { super.init("老人票", percent: 70) } }
final class Soldier: Passenger { init() { super.init("军人票", percent: 0) } }

final class TicketWindow {
    private(set) var takings = 0

    func sell(_ passenger: Passenger, _ price: Int) -> Int { book(passenger, price, sign: 1, "") }
    func refund(_ passenger: Passenger, _ price: Int) -> Int { book(passenger, price, sign: -1, "退") }

    private func book(_ passenger: Passenger, _ price: Int, sign: Int, _ word: String) -> Int {
        let fare = passenger.fare(for: price)
        print("\(word)\(passenger.title)\(fare)元")
        takings += sign * fare
        return fare
    }
}
