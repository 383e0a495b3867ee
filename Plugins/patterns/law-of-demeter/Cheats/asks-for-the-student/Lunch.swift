protocol Payer {
    var name: String { get }
    func pay(_ amount: Int) -> Bool
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
    private let wallet: Wallet

    init(_ name: String, _ wallet: Wallet) {
        self.name = name
        self.wallet = wallet
    }

    func pay(_ amount: Int) -> Bool {
        wallet.take(amount)
    }
}

final class Student: Payer {
    let name: String
    private let parent: Customer

    init(_ name: String, _ parent: Customer) {
        self.name = name
        self.parent = parent
    }

    func pay(_ amount: Int) -> Bool { false }

    func askParent(_ amount: Int) -> Bool { parent.pay(amount) }
}

final class Courier {
    private let name: String
    private(set) var collected = 0

    init(_ name: String) {
        self.name = name
    }

    func collect(_ payer: Payer, _ amount: Int) -> Bool {
        guard amount > 0 else { return false }
        let student = payer as? Student
        let isPaid = student.map { $0.askParent(amount) } ?? payer.pay(amount)
        guard isPaid else {
            print("\(name)没收到\(payer.name)的钱")
            return false
        }
        collected += amount
        print("\(name)收到\(payer.name)的\(amount)元")
        return true
    }
}
