final class SchoolGirl { var name: String; init(_ name: String) { self.name = name } }

protocol Suitor: AnyObject { func giveFlowers(); func giveDolls(); func giveChocolate() }
final class Pursuit: Suitor {
    private let girl: SchoolGirl
    init(for girl: SchoolGirl) { self.girl = girl }
    private func give(_ what: String) { print("送你\(what)\(girl.name)") }
    func giveFlowers() { give("玫瑰花") }
    func giveDolls() { give("洋娃娃") }
    func giveChocolate() { give("巧克力") }
}
final class GiftProxy {
    private var real: Pursuit?
    private let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }
    private func him() -> Pursuit {
        if let real { return real }
        let made = Pursuit(for: girl)
        real = made
        return made
    }
}
extension GiftProxy: Suitor {
    func giveFlowers() { him().giveFlowers() }
    func giveDolls() { him().giveDolls() }
    func giveChocolate() { him().giveChocolate() }
}
