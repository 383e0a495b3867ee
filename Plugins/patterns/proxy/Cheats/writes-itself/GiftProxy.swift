final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

final class GiftProxy {
    private let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { print("送你玫瑰花\(girl.name)") }
    func giveDolls() { print("送你洋娃娃\(girl.name)") }
    func giveChocolate() { print("送你巧克力\(girl.name)") }
}
