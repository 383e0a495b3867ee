struct Token: ~Copyable { let id = 1 }

func free() -> Int { 1 }
let global = 5

struct Wallet: Equatable {
    var coins = 0
    private var hidden = 1
    fileprivate func secret() {}
    func each(_ body: (Int...) -> Void) { body(coins) }
    func later(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() }
    func wrap(all bodies: [(Int...) -> Void]) {}
    func token(_ token: consuming Token) -> Int { token.id }
    var spare: Token { Token() }
    var callback: ((Int...) -> Void)?
    @available(*, unavailable) func gone() {}
    @available(*, deprecated) func old() -> Int { 9 }
    static func + (a: Wallet, b: Wallet) -> Wallet { a }
    static func == (a: Wallet, b: Wallet) -> Bool { a.coins == b.coins }
    init(coins: Int) { self.coins = coins }
    init(with body: (Int...) -> Void) { body(coins) }
    func pack<each T>(_ value: repeat each T) {}
}
