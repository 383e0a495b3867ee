protocol Payer {
    func pay(_ amount: Int, to courier: Courier) -> Bool
}

struct Receipt {
    let payer: String
    let amount: Int
}

final class Wallet {
    var money: Int
    init(_ money: Int) { self.money = money }
}

final class Customer: Payer {
    private let name: String
    private let wallet: Wallet

    init(_ name: String, _ wallet: Wallet) {
        self.name = name
        self.wallet = wallet
    }

    func spend(_ amount: Int) -> Bool {
        if wallet.money < amount { return false }
        wallet.money -= amount
        return true
    }

    func pay(_ amount: Int, to courier: Courier) -> Bool {
        guard spend(amount) else { return courier.refused(by: name) }
        return courier.take(Receipt(payer: name, amount: amount))
    }
}

final class Student: Payer {
    private let name: String
    private let parent: Customer

    init(_ name: String, _ parent: Customer) {
        self.name = name
        self.parent = parent
    }

    func pay(_ amount: Int, to courier: Courier) -> Bool {
        guard parent.spend(amount) else { return courier.refused(by: name) }
        return courier.take(Receipt(payer: name, amount: amount))
    }
}

final class Courier {
    private let name: String
    private var receipts: [Receipt] = []
    var collected: Int { receipts.map(\.amount).reduce(0, +) }

    init(_ name: String) { self.name = name }

    func collect(_ payer: any Payer, _ amount: Int) -> Bool {
        amount > 0 && payer.pay(amount, to: self)
    }

    func take(_ receipt: Receipt) -> Bool {
        receipts.append(receipt)
        print("\(name)收到\(receipt.payer)的\(receipt.amount)元")
        return true
    }

    func refused(by payer: String) -> Bool {
        print("\(name)没收到\(payer)的钱")
        return false
    }
}
