class Passenger {
    let title: String
    let fare: (Int) -> Int

    init(_ title: String, _ fare: @escaping (Int) -> Int) {
        self.title = title
        self.fare = fare
    }
}

final class Adult: Passenger { init() { super.init("成人票") { $0 } } }
final class Student: Passenger { init() { super.init("学生票") { $0 / 2 } } }
final class Senior: Passenger { init() { super.init("老人票") { $0 * 7 / 10 } } }
final class Soldier: Passenger { init() { super.init("军人票") { _ in 0 } } }

/// Sells tickets and takes them back, and counts the money.
final class TicketWindow {
    private(set) var takings = 0

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = passenger.fare(price)
        print("\(passenger.title)\(fare)元")
        takings += fare
        return fare
    }

    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = passenger.fare(price)
        print("退\(passenger.title)\(fare)元")
        takings -= fare
        return fare
    }
}
