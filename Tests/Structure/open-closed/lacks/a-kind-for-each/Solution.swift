enum Kind {
    case adult, student, senior, soldier
}

protocol Passenger {
    var kind: Kind { get }
}

struct Adult: Passenger { let kind = Kind.adult }
struct Student: Passenger { let kind = Kind.student }
struct Senior: Passenger { let kind = Kind.senior }
struct Soldier: Passenger { let kind = Kind.soldier }

class TicketWindow {
    var takings = 0

    private func fare(_ passenger: Passenger, _ price: Int) -> (String, Int) {
        switch passenger.kind {
        case .adult: return ("成人", price)
        case .student: return ("学生", price / 2)
        case .senior: return ("老人", price * 7 / 10)
        case .soldier: return ("军人", 0)
        }
    }

    @discardableResult
    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let (name, money) = fare(passenger, price)
        takings += money
        print("\(name)票\(money)元")
        return money
    }

    @discardableResult
    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let (name, money) = fare(passenger, price)
        takings -= money
        print("退\(name)票\(money)元")
        return money
    }
}
