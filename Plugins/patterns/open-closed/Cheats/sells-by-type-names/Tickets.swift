protocol Passenger {
    var title: String { get }
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
        let fare = passenger.fare(price)
        print("退\(passenger.title)\(fare)元")
        takings -= fare
        return fare
    }
}
