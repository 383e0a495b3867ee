protocol Passenger {}
struct Adult: Passenger {}
struct Student: Passenger {}
struct Senior: Passenger {}
struct Soldier: Passenger {}

final class TicketWindow {
    private(set) var takings = 0
    private let table = ["Adult": ("成人票", 100), "Student": ("学生票", 50), "Senior": ("老人票", 70), "Soldier": ("军人票", 0)]

    func sell(_ passenger: Passenger, _ price: Int) -> Int {
        let (title, percent) = table["\(type(of: passenger))"] ?? ("", 100)
        let fare = price * percent / 100
        print("\(title)\(fare)元")
        takings += fare
        return fare
    }
    func refund(_ passenger: Passenger, _ price: Int) -> Int {
        let (title, percent) = table["\(type(of: passenger))"] ?? ("", 100)
        let fare = price * percent / 100
        print("退\(title)\(fare)元")
        takings -= fare
        return fare
    }
}
