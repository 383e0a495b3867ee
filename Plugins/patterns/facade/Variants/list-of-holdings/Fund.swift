protocol 可交易 {
    func 买()
    func 卖()
}

struct 股票: 可交易 {
    let 号: Int
    func 买() { print("股票\(号)买入") }
    func 卖() { print("股票\(号)卖出") }
}

final class Fund {
    private let 持有: [any 可交易] = (1...3).map(股票.init)

    func buy() { 持有.forEach { $0.买() } }
    func sell() {
        for 一 in 持有 { 一.卖() }
    }
}
