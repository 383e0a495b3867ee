/// What a coach can call to any player on the court.
///
/// 教练对场上任何一名球员都能喊的话。
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
///
/// 外籍球员，他的类原样随他而来：不要改动。
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
// 谁站在教练和中锋之间，好让双方都不必学对方的话？
final class Translator {
    init(_ center: ForeignCenter) {}

    func attack() {}

    func defense() {}
}
