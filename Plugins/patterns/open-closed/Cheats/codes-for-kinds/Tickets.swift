enum Kind { case adult, student, senior, soldier }

protocol Passenger {
    var kind: Kind { get }
}

struct Adult: Passenger { var kind: Kind { .adult } }
struct Student: Passenger { var kind: Kind { .student } }
struct Senior: Passenger { var kind: Kind { .senior } }
struct Soldier: Passenger { var kind: Kind { .soldier } }

final class TicketWindow {
    private(set) var takings = 0

    private func ticket(_ passenger: Passenger, _ price: Int) -> (String, Int) {
        switch passenger.kind {
        case .adult: ("成人票", price)
        case .student: ("学生票", price / 2)
        case .senior: ("老人票", price * 7 / 10)
        case .soldier: ("军人票", 0)
        }
    }

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let (title, fare) = ticket(passenger, price)
        print("\(title)\(fare)元")
        takings += fare
        return fare
    }

    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let (title, fare) = ticket(passenger, price)
        print("退\(title)\(fare)元")
        takings -= fare
        return fare
    }
}
