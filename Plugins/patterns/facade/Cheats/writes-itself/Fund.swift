final class Fund {
    func buy() {
        for number in 1...3 { print("股票\(number)买入") }
    }

    func sell() {
        for number in 1...3 { print("股票\(number)卖出") }
    }
}
