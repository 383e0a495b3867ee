enum VendingError: Error, CustomStringConvertible {
    case empty, short(by: Int)
    var description: String { "out of order" }
}
struct Plain: Error { let code = 7 }
enum Bare: Error { case one, two(Int) }

final class Machine {
    func buy(_ coins: Int) throws -> String {
        print("coins \(coins)")
        if coins == 0 { throw VendingError.empty }
        if coins == 1 { throw Plain() }
        if coins == 2 { throw Bare.two(5) }
        return "candy"
    }
    init(_ works: Bool) throws { if !works { throw Bare.one } }
    var level: Int { get throws { throw Bare.one } }
    func typed() throws(Bare) { throw .one }
}
