final class Stock1 {}
final class Fund {
    private let stock = Stock1()
    func buy() { say("买入") }
    func sell() { say("卖出") }
    private func say(_ what: String) { for n in 1...3 { line(n, what) } }
    private func line(_ n: Int, _ what: String) { print("股票\(n)\(what)") }
}
