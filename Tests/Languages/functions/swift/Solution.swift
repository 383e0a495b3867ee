class Sums {
    var rule: (Int) -> Int = { $0 + 1 }

    func adder(_ first: Int) -> (Int) -> Int { { first + $0 } }

    func twice(_ count: Int, by rule: (Int) -> Int) -> Int { rule(rule(count)) }
}
