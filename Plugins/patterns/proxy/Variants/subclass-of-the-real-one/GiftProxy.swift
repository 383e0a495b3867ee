final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

class Pursuit {
    private let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { give("玫瑰花") }
    func giveDolls() { give("洋娃娃") }
    func giveChocolate() { give("巧克力") }
    private func give(_ gift: String) { print("送你\(gift)\(girl.name)") }
}

final class GiftProxy: Pursuit {
    private let pursuit: Pursuit
    override init(_ girl: SchoolGirl) {
        pursuit = Pursuit(girl)
        super.init(girl)
    }
    override func giveFlowers() { pursuit.giveFlowers() }
    override func giveDolls() { pursuit.giveDolls() }
    override func giveChocolate() { pursuit.giveChocolate() }
}
