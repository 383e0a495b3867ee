final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}
protocol GiveGift {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}
class Pursuit: GiveGift {
    let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { print("送你玫瑰花\(girl.name)") }
    func giveDolls() { print("送你洋娃娃\(girl.name)") }
    func giveChocolate() { print("送你巧克力\(girl.name)") }
}
final class GiftProxy: GiveGift {
    private let pursuit: Pursuit
    init(_ girl: SchoolGirl) { pursuit = Pursuit(girl) }
    func giveFlowers() { print("送你玫瑰花\(pursuit.girl.name)") }
    func giveDolls() { print("送你洋娃娃\(pursuit.girl.name)") }
    func giveChocolate() { print("送你巧克力\(pursuit.girl.name)") }
}
