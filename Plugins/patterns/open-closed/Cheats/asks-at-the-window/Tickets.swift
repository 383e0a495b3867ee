protocol Passenger {
    var title: String { get }
}

struct Adult: Passenger { let title = "成人票" }
struct Student: Passenger { let title = "学生票" }
struct Senior: Passenger { let title = "老人票" }
struct Soldier: Passenger { let title = "军人票" }

final class TicketWindow {
    private(set) var takings = 0

    private func fare(_ passenger: Passenger, _ price: Int) -> Int {
        switch passenger {
        case is Student: price / 2
        case is Senior: price * 7 / 10
        case is Soldier: 0
        default: price
        }
    }

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = fare(passenger, price)
        print("\(passenger.title)\(fare)元")
        takings += fare
        return fare
    }

    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = fare(passenger, price)
        print("退\(passenger.title)\(fare)元")
        takings -= fare
        return fare
    }
}
