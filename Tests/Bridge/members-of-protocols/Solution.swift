protocol Discount { func apply(to total: Int) -> Int }

struct Percent: Discount {
    let percent: Int

    func apply(to total: Int) -> Int { total * (100 - percent) / 100 }
}

struct None: Discount { func apply(to total: Int) -> Int { total } }

extension Discount where Self == Percent {
    static func percent(_ percent: Int) -> Percent { Percent(percent: percent) }
    static var half: Percent { Percent(percent: 50) }
}

extension Discount where Self == None { static var none: None { None() } }

struct Cart {
    func total(_ discount: some Discount) -> Int { discount.apply(to: 200) }
    func existential(_ discount: any Discount) -> Int { discount.apply(to: 400) }
}

enum Mark: String { case cross = "x", ring = "o" }
struct Game { static let mark = Mark.self }
