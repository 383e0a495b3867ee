protocol Passenger { var isStudent: Bool { get }; var isSenior: Bool { get }; var isSoldier: Bool { get } }
extension Passenger { var isStudent: Bool { false }; var isSenior: Bool { false }; var isSoldier: Bool { false } }
struct Adult: Passenger {}
struct Student: Passenger { let isStudent = true }
struct Senior: Passenger { let isSenior = true }
struct Soldier: Passenger { var isSoldier: Bool { true } }

final class TicketWindow {
    private(set) var takings = 0

    private func fare(_ p: Passenger, _ price: Int) -> (String, Int) {
        if p.isStudent { return ("学生", price / 2) }
        if p.isSenior { return ("老人", price * 7 / 10) }
        if p.isSoldier { return ("军人", 0) }
        return ("成人", price)
    }

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let (name, money) = fare(passenger, price)
        takings += money
        print("\(name)票\(money)元")
        return money
    }
    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let (name, money) = fare(passenger, price)
        takings -= money
        print("退\(name)票\(money)元")
        return money
    }
}
