/// What a coach can call to any player on the court.
protocol Player {
    func attack()
    func defense()
}

final class Forward: Player {
    init(_ name: String) {}

    func attack() {}

    func defense() {}
}

/// A player from abroad, whose class came with him as it is: leave it so.
final class ForeignCenter {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func foreignAttack() {
        print("外籍中锋\(name)进攻")
    }

    func foreignDefense() {
        print("外籍中锋\(name)防守")
    }
}

// Who stands between the coach and the center, so that neither has to learn the other's words?
final class Translator {
    init(_ center: ForeignCenter) {}

    func attack() {}

    func defense() {}
}
