/// A hero's powers, 100 each at first; a boss costs 40 of vitality, 30 of attack and 20 of defense, down to 0.
///
/// 主角的能力，起初都是 100；每打一个 Boss，体力减 40，攻击力减 30，防御力减 20，最低到 0。
final class Game {
    private(set) var vitality = 0
    private(set) var attack = 0
    private(set) var defense = 0

    func play(_ boss: String) {}

    func save() -> Memento {
        // What does the game have to remember, and who may look at it?
        // 游戏要记住什么？谁可以看？
        Memento()
    }

    func restore(_ memento: Memento) {}

    func show() {}
}

final class Memento {}

/// Keeps saved games, and hands out the newest.
///
/// 保管存档，取出最新的一份。
final class Caretaker {
    func keep(_ memento: Memento) {}

    func last() -> Memento? {
        nil
    }
}
