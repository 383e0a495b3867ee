// Abstraction: Passenger. Details: Adult, Student, Senior, Soldier. The window is closed: it names no kind of passenger. It
// is open: a child is one more type that conforms.

protocol Passenger {
    /// The word on the ticket.
    var title: String { get }
    /// What is paid where the whole price is so much, in yuan.
    func fare(_ price: Int) -> Int
}

struct Adult: Passenger {
    let title = "成人票"

    func fare(_ price: Int) -> Int { price }
}

struct Student: Passenger {
    let title = "学生票"

    func fare(_ price: Int) -> Int { price / 2 }
}

struct Senior: Passenger {
    let title = "老人票"

    func fare(_ price: Int) -> Int { price * 7 / 10 }
}

struct Soldier: Passenger {
    let title = "军人票"

    func fare(_ price: Int) -> Int { 0 }
}

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
