final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

protocol 送礼 {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

struct 追求者: 送礼 {
    let 她: SchoolGirl
    func giveFlowers() { print("送你玫瑰花\(她.name)") }
    func giveDolls() { print("送你洋娃娃\(她.name)") }
    func giveChocolate() { print("送你巧克力\(她.name)") }
}

final class GiftProxy: 送礼 {
    private let 她: SchoolGirl
    private lazy var 真: any 送礼 = 追求者(她: 她)
    init(_ girl: SchoolGirl) { 她 = girl }
    func giveFlowers() { 真.giveFlowers() }
    func giveDolls() { 真.giveDolls() }
    func giveChocolate() { 真.giveChocolate() }
}
