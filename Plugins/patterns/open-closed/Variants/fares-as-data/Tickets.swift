struct 票种 {
    let 名称: String
    let 折扣: Int

    func 票价(_ 全价: Int) -> Int { 全价 * 折扣 / 10 }
}

protocol 旅客 { var 票: 票种 { get } }

struct Adult: 旅客 { let 票 = 票种(名称: "成人票", 折扣: 10) }
struct Student: 旅客 { let 票 = 票种(名称: "学生票", 折扣: 5) }
struct Senior: 旅客 { let 票 = 票种(名称: "老人票", 折扣: 7) }
struct Soldier: 旅客 { let 票 = 票种(名称: "军人票", 折扣: 0) }

final class TicketWindow {
    private(set) var takings = 0

    func sell(_ passenger: 旅客, _ price: Int) -> Int {
        let 钱 = passenger.票.票价(price)
        print("\(passenger.票.名称)\(钱)元")
        takings += 钱
        return 钱
    }

    func refund(_ passenger: 旅客, _ price: Int) -> Int {
        let 钱 = passenger.票.票价(price)
        print("退\(passenger.票.名称)\(钱)元")
        takings -= 钱
        return 钱
    }
}
