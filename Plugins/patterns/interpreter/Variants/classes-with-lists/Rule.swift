/// A condition in words, such as `member and not (late or banned)`.

final class Rule {
    private let 句: 表达式

    init(_ text: String) throws {
        var words = Words(text)
        句 = try Rule.or(&words)
        guard words.next == nil else { throw words.misreading("the end") }
    }

    func evaluate(_ facts: [String: Bool]) -> Bool { 句.成立(facts) }

    fileprivate static func or(_ words: inout Words) throws -> 表达式 {
        var left = try and(&words)
        while words.take("or") { left = 或([left, try and(&words)]) }
        return left
    }

    fileprivate static func and(_ words: inout Words) throws -> 表达式 {
        var left = try not(&words)
        while words.take("and") { left = 且([left, try not(&words)]) }
        return left
    }

    fileprivate static func not(_ words: inout Words) throws -> 表达式 {
        if words.take("not") { return 非(try not(&words)) }
        if words.take("(") {
            let inner = try or(&words)
            guard words.take(")") else { throw words.misreading("a closing bracket") }
            return inner
        }
        let name = try words.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 }
        return 事实(name)
    }
}

class 表达式 {
    func 成立(_ 情况: [String: Bool]) -> Bool { false }
}

final class 事实: 表达式 {
    private let 名: String
    init(_ 名: String) { self.名 = 名 }
    override func 成立(_ 情况: [String: Bool]) -> Bool { 情况[名] ?? false }
}

final class 非: 表达式 {
    private let 里: 表达式
    init(_ 里: 表达式) { self.里 = 里 }
    override func 成立(_ 情况: [String: Bool]) -> Bool { !里.成立(情况) }
}

class 组合: 表达式 {
    fileprivate let 各: [表达式]
    init(_ 各: [表达式]) { self.各 = 各 }
}

final class 且: 组合 {
    override func 成立(_ 情况: [String: Bool]) -> Bool { 各.allSatisfy { $0.成立(情况) } }
}

final class 或: 组合 {
    override func 成立(_ 情况: [String: Bool]) -> Bool { 各.contains { $0.成立(情况) } }
}
