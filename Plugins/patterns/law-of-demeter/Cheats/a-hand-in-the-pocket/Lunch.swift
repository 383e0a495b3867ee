protocol Payer {
    var name: String { get }
    var wallet: Wallet { get }
    func greet() -> String
}

final class Wallet {
    private(set) var money: Int

    init(_ money: Int) {
        self.money = money
    }

    func take(_ amount: Int) -> Bool {
        guard amount <= money else { return false }
        money -= amount
        return true
    }
}

final class Customer: Payer {
    let name: String
    let wallet: Wallet

    init(_ name: String, _ wallet: Wallet) {
        self.name = name
        self.wallet = wallet
    }

    func greet() -> String { name }
}

final class Student: Payer {
    let name: String
    private let parent: Customer

    init(_ name: String, _ parent: Customer) {
        self.name = name
        self.parent = parent
    }

    var wallet: Wallet { parent.wallet }

    func greet() -> String { name }
}

final class Courier {
    private let name: String
    private(set) var collected = 0

    init(_ name: String) {
        self.name = name
    }

    func collect(_ payer: Payer, _ amount: Int) -> Bool {
        guard amount > 0 else { return false }
        guard payer.wallet.take(amount) else {
            print("\(name)没收到\(payer.greet())的钱")
            return false
        }
        collected += amount
        print("\(name)收到\(payer.greet())的\(amount)元")
        return true
    }
}
