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
    func giveFlowers() {}
    func giveDolls() {}
    func giveChocolate() {}
}

final class GiftProxy: GiftGiving {
    private let pursuit: Pursuit
    init(_ girl: SchoolGirl) { pursuit = Pursuit(girl: girl) }
    func giveFlowers() {
        pursuit.giveFlowers()
        print("送你玫瑰花\(pursuit.girl.name)")
    }
    func giveDolls() {
        pursuit.giveDolls()
        print("送你洋娃娃\(pursuit.girl.name)")
    }
    func giveChocolate() {
        pursuit.giveChocolate()
        print("送你巧克力\(pursuit.girl.name)")
    }
}
