protocol Payer {
    // What may a courier ask of somebody who owes money?
    // 对欠着钱的人，送餐员可以提出什么要求？
}

final class Wallet {
    private(set) var money: Int

    init(_ money: Int) { self.money = money }
}

final class Customer: Payer {
    let name: String
    // Who has to know that there is a wallet?
    // 谁需要知道有一个钱包？
    let wallet: Wallet

    init(_ name: String, _ wallet: Wallet) {
        self.name = name
        self.wallet = wallet
    }
}

final class Student: Payer {
    let name: String
    let parent: Customer

    init(_ name: String, _ parent: Customer) {
        self.name = name
        self.parent = parent
    }
}

/// Brings lunch, and collects the money for it.
///
/// 送午饭，并收钱。
final class Courier {
    private(set) var collected = 0

    init(_ name: String) {}

    func collect(_ payer: Payer, _ amount: Int) -> Bool { false }
}
