enum BankError: Error, Equatable {
    case closed
    case insufficient(needed: Int, on: String)
    case refused(String, Int)
}

struct Shortage: Error, CustomStringConvertible {
    let needed: Int
    let account: Account
    var doubled: Int { needed * 2 }
    var description: String { "\(needed) are missing" }
}

class Trouble: Error {
    var level = 1
    deinit { print("trouble is over") }
}

final class DeepTrouble: Trouble {}

private struct Secret: Error {}

enum Vault {
    enum Failure: Error { case jammed }
}

final class Account {
    private(set) var balance = 10
    let owner: String

    init(owner: String) { self.owner = owner }

    func withdraw(_ amount: Int) throws {
        if amount < 0 { throw BankError.refused("negative", amount) }
        if amount > 100 { throw BankError.closed }
        guard amount <= balance else {
            throw BankError.insufficient(needed: amount - balance, on: owner)
        }
        balance -= amount
        print("\(owner) takes \(amount)")
    }

    func borrow(_ amount: Int) throws { throw Shortage(needed: amount, account: self) }
    func worry() throws { throw DeepTrouble() }
    func hide() throws { throw Secret() }
    func open() throws(Vault.Failure) { throw .jammed }
}
