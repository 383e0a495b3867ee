protocol Passenger {}

struct Adult: Passenger {}
struct Student: Passenger {}
struct Senior: Passenger {}
struct Soldier: Passenger {}

final class TicketWindow {
    private(set) var takings = 0
    private let tenths = ["Adult": 10, "Student": 5, "Senior": 7, "Soldier": 0]
    private let titles = ["Adult": "成人票", "Student": "学生票", "Senior": "老人票", "Soldier": "军人票"]

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let name = "\(passenger)".split(separator: "(")[0].split(separator: ".").last.map(String.init) ?? ""
        let fare = price * (tenths[name] ?? 0) / 10
        print("\(titles[name] ?? "")\(fare)元")
        takings += fare
        return fare
    }

    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let name = "\(passenger)".split(separator: "(")[0].split(separator: ".").last.map(String.init) ?? ""
        let fare = price * (tenths[name] ?? 0) / 10
        print("退\(titles[name] ?? "")\(fare)元")
        takings -= fare
        return fare
    }
}
