protocol Player {
    func attack()
    func defense()
}

/// A player who understands the coach.
final class Forward: Player {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func attack() {
        print("前锋\(name)进攻")
    }

    func defense() {
        print("前锋\(name)防守")
    }
}

/// A player from abroad, who plays as well as anybody, but listens to other words.
final class ForeignCenter {
    let name: String

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

/// Stands in for a foreign center wherever a player is wanted.
final class Translator: Player {
    private let center: ForeignCenter

    init(_ center: ForeignCenter) {
        self.center = center
    }

    func attack() {
        center.foreignAttack()
    }

    func defense() {
        Speaker().say("外籍中锋\(center.name)防守")
    }
}

/// Says what the center should.
struct Speaker {
    func say(_ line: String) { print(line) }
}
