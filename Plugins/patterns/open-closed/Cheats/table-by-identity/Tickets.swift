protocol Passenger {
    var title: String { get }
}

struct Adult: Passenger {
    let title = "成人票"
}

struct Student: Passenger {
    let title = "学生票"
}

struct Senior: Passenger {
    let title = "老人票"
}

struct Soldier: Passenger {
    let title = "军人票"
}

final class TicketWindow {
    private(set) var takings = 0
    private let tenths = [
        ObjectIdentifier(Adult.self): 10, ObjectIdentifier(Student.self): 5, ObjectIdentifier(Senior.self): 7,
        ObjectIdentifier(Soldier.self): 0,
    ]

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = fare(of: passenger, price)
        print("\(passenger.title)\(fare)元")
        takings += fare
        return fare
    }

    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let fare = fare(of: passenger, price)
        print("退\(passenger.title)\(fare)元")
        takings -= fare
        return fare
    }

    private func fare(of passenger: Passenger, _ price: Int) -> Int {
        let kind = ObjectIdentifier(type(of: passenger))
        guard let tenths = tenths[kind] else { fatalError("nobody of that kind was ever here") }
        return price * tenths / 10
    }
}
