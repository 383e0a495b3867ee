final class Rule {
    private let tree: any Expr
    init(_ text: String) throws { var w = Words(text); tree = try parse(&w, 0); guard w.next == nil else { throw w.misreading("the end") } }
    func evaluate(_ facts: [String: Bool]) -> Bool { tree.value(facts) }
}
protocol Expr { func value(_ facts: [String: Bool]) -> Bool }
struct Name: Expr { let name: String; func value(_ facts: [String: Bool]) -> Bool { facts[name] ?? false } }
struct Opposite: Expr { let of: any Expr; func value(_ facts: [String: Bool]) -> Bool { !of.value(facts) } }
struct Binary: Expr {
    let left, right: any Expr
    let join: (Bool, Bool) -> Bool
    func value(_ facts: [String: Bool]) -> Bool { join(left.value(facts), right.value(facts)) }
}
private func parse(_ w: inout Words, _ level: Int) throws -> any Expr {
    if level == 2 {
        if w.take("not") { return Opposite(of: try parse(&w, 2)) }
        if w.take("(") { let e = try parse(&w, 0); guard w.take(")") else { throw w.misreading("a closing bracket") }; return e }
        return Name(name: try w.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 })
    }
    var left = try parse(&w, level + 1)
    while w.take(level == 0 ? "or" : "and") {
        let right = try parse(&w, level + 1)
        left = Binary(left: left, right: right, join: level == 0 ? { $0 || $1 } : { $0 && $1 })
    }
    return left
}
