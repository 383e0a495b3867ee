import Foundation

protocol Shape { init() }
struct Circle: Shape {}

struct Values {
    var site: URL?
    func day(_ date: Date) -> Date { date }
    func price(_ price: Decimal) -> Decimal { price * 2 }
    func range(_ range: Range<Int>) -> ClosedRange<Int> { range.lowerBound...range.upperBound }
    func stats(_ pairs: [(name: String, age: Int)]) -> (first: String, Int) { (pairs[0].name, pairs[0].age) }
    func make(_ type: any Shape.Type) -> any Shape { type.init() }
    func type(of shape: any Shape) -> any Shape.Type { Swift.type(of: shape) }
    func double(_ number: inout Int) -> Bool {
        number *= 2
        return true
    }
    func twice(_ steps: [(inout Int) -> Void]) -> Int {
        var number = 1
        for step in steps { step(&number) }
        return number
    }
    func outcome(_ works: Bool) -> Result<Int, any Error> { works ? .success(1) : .failure(CocoaError(.fileNoSuchFile)) }
}
