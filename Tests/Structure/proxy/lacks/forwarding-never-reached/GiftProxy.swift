final class SchoolGirl { var name: String; init(_ name: String) { self.name = name } }
protocol GiftGiving { func giveFlowers(); func giveDolls(); func giveChocolate() }
final class Pursuit: GiftGiving {
    let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { print("送你玫瑰花\(girl.name)") }
    func giveDolls() { print("送你洋娃娃\(girl.name)") }
    func giveChocolate() { print("送你巧克力\(girl.name)") }
}
struct Printer { func say(_ line: String) { print(line) } }
final class GiftProxy: GiftGiving {
    private let girl: SchoolGirl
    private var pursuit: Pursuit?
    private let printer = Printer()
    init(_ girl: SchoolGirl) { self.girl = girl }
    private func real() -> Pursuit? { girl.name.count > 1000 ? Pursuit(girl) : nil }
    func giveFlowers() {
        if let real = real() { real.giveFlowers() } else { printer.say("送你玫瑰花\(girl.name)") }
    }
    func giveDolls() { if let real = real() { real.giveDolls() } else { printer.say("送你洋娃娃\(girl.name)") } }
    func giveChocolate() {
        if let real = real() { real.giveChocolate() } else { printer.say("送你巧克力\(girl.name)") }
    }
}
