final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}
protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}
struct Pursuit: GiftGiving {
    let girl: SchoolGirl
    func giveFlowers() { print("送你玫瑰花\(girl.name)") }
    func giveDolls() { print("送你洋娃娃\(girl.name)") }
    func giveChocolate() { print("送你巧克力\(girl.name)") }
}
final class GiftProxy: GiftGiving {
    private let girl: SchoolGirl
    private let find: (SchoolGirl) -> any GiftGiving = Pursuit.init(girl:)
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { find(girl).giveFlowers() }
    func giveDolls() { find(girl).giveDolls() }
    func giveChocolate() { find(girl).giveChocolate() }
}
