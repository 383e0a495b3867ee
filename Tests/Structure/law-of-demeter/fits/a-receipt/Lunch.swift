struct Receipt {
    let payer: String
    let amount: Int
    var isPaid: Bool { amount > 0 }
}

protocol Payer: AnyObject {
    func pay(_ amount: Int) -> Receipt
}

final class Wallet {
    private(set) var money: Int
    init(_ money: Int) { self.money = money }
    func take(_ amount: Int) -> Int {
        guard amount <= money else { return 0 }
        money -= amount
        return amount
    }
}

final class Customer: Payer {
    private let name: String
    private let wallet: Wallet
    init(_ name: String, _ wallet: Wallet) {
        self.name = name
        self.wallet = wallet
    }
    func pay(_ amount: Int) -> Receipt { Receipt(payer: name, amount: wallet.take(amount)) }
}

final class Student: Payer {
    private let name: String
    private let parent: Customer
    init(_ name: String, _ parent: Customer) {
        self.name = name
        self.parent = parent
    }
    func pay(_ amount: Int) -> Receipt { Receipt(payer: name, amount: parent.pay(amount).amount) }
}

final class Courier {
    private let name: String
    private(set) var collected = 0
    init(_ name: String) { self.name = name }

    func collect(_ payer: any Payer, _ amount: Int) -> Bool {
        if amount <= 0 { return false }
        let receipt = payer.pay(amount)
        if receipt.isPaid {
            collected += receipt.amount
            print("\(name)收到\(receipt.payer)的\(receipt.amount)元")
        } else {
            print("\(name)没收到\(receipt.payer)的钱")
        }
        return receipt.isPaid
    }
}
