final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}
protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}
final class Pursuit: GiftGiving {
    func giveFlowers() {}
    func giveDolls() {}
    func giveChocolate() {}
}
final class GiftProxy: GiftGiving {
    private let girl: SchoolGirl
    private let real = Pursuit()
    private let out: (String) -> Void = { print($0) }
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { real.giveFlowers(); out("送你玫瑰花\(girl.name)") }
    func giveDolls() { real.giveDolls(); out("送你洋娃娃\(girl.name)") }
    func giveChocolate() { real.giveChocolate(); out("送你巧克力\(girl.name)") }
}
