final class SchoolGirl { var name: String; init(_ name: String) { self.name = name } }

struct Printer { func line(_ what: String, _ girl: SchoolGirl) { print("送你\(what)\(girl.name)") } }
final class GiftProxy {
    private let girl: SchoolGirl
    private let printer = Printer()
    init(_ girl: SchoolGirl) { self.girl = girl }
    func giveFlowers() { printer.line("玫瑰花", girl) }
    func giveDolls() { printer.line("洋娃娃", girl) }
    func giveChocolate() { printer.line("巧克力", girl) }
}
