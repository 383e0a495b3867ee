class 付款人 {
    let name: String
    init(_ name: String) { self.name = name }
    func 付(_ amount: Int) -> Bool { false }
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

final class Customer: 付款人 {
    private let wallet: Wallet

    init(_ name: String, _ wallet: Wallet) {
        self.wallet = wallet
        super.init(name)
    }

    override func 付(_ amount: Int) -> Bool {
        wallet.take(amount)
    }
}

final class Student: 付款人 {
    private let parent: Customer

    init(_ name: String, _ parent: Customer) {
        self.parent = parent
        super.init(name)
    }

    override func 付(_ amount: Int) -> Bool {
        parent.付(amount)
    }
}

final class Courier {
    private let name: String
    private(set) var collected = 0

    init(_ name: String) {
        self.name = name
    }

    func collect(_ payer: 付款人, _ amount: Int) -> Bool {
        guard amount > 0 else { return false }
        guard payer.付(amount) else {
            print("\(name)没收到\(payer.name)的钱")
            return false
        }
        collected += amount
        print("\(name)收到\(payer.name)的\(amount)元")
        return true
    }
}
