protocol Security {
    static var number: Int { get }
}

extension Security {
    func buy() { print("股票\(Self.number)买入") }
    func sell() { print("股票\(Self.number)卖出") }
}

struct Steel: Security { static let number = 1 }
struct Bank: Security { static let number = 2 }
struct Rail: Security { static let number = 3 }

struct Fund {
    private let holdings: (steel: Steel, bank: Bank, rail: Rail) = (Steel(), Bank(), Rail())
    private func each(_ act: (any Security) -> Void) {
        act(holdings.steel)
        act(holdings.bank)
        act(holdings.rail)
    }
    func buy() { each { $0.buy() } }
    func sell() { each { $0.sell() } }
}
