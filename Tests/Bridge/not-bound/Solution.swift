struct Token: ~Copyable { let id = 1 }

func free() -> Int { 1 }
let global = 5

struct Wallet: Equatable {
    var coins = 0
    private var hidden = 1
    fileprivate func secret() {}
    func take(_ n: inout Int) { n = 0 }
    func each(_ body: (inout Int) -> Void) { var n = coins; body(&n) }
    func later(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() }
    func wrap(all bodies: [() -> Void]) {}
    func token(_ token: consuming Token) -> Int { token.id }
    var spare: Token { Token() }
    var callback: ((inout Int) -> Void)?
    @available(*, unavailable) func gone() {}
    @available(*, deprecated) func old() -> Int { 9 }
    func type(_ type: Any.Type) {}
    static func + (a: Wallet, b: Wallet) -> Wallet { a }
    static func == (a: Wallet, b: Wallet) -> Bool { a.coins == b.coins }
    init(coins: Int) { self.coins = coins }
    init(with body: (inout Int) -> Void) { body(&coins) }
    func pack<each T>(_ value: repeat each T) {}
}
