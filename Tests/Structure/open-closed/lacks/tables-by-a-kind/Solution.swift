enum Kind { case adult, student, senior, soldier }
protocol Passenger { var kind: Kind { get }; var code: Int { get } }
struct Adult: Passenger { var kind: Kind { .adult }; let code = 0 }
struct Student: Passenger { var kind: Kind { .student }; let code = 1 }
struct Senior: Passenger { var kind: Kind { .senior }; let code = 2 }
struct Soldier: Passenger { var kind: Kind { .soldier }; let code = 3 }

final class TicketWindow {
    private(set) var takings = 0

    private let tenths: [Kind: Int] = [.adult: 10, .student: 5, .senior: 7, .soldier: 0]
    private func fare(_ p: Passenger, _ price: Int) -> (String, Int) {
        let names = ["成人", "学生", "老人", "军人"]
        return (names[p.code], price * tenths[p.kind]! / 10)
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
