/// A hero's powers, 100 each at first; a boss costs 40 of vitality, 30 of attack and 20 of defense, down to 0.
final class Game {
    private(set) var vitality = 0
    private(set) var attack = 0
    private(set) var defense = 0

    func play(_ boss: String) {}

    func save() -> Memento {
        // What does the game have to remember, and who may look at it?
        Memento()
    }

    func restore(_ memento: Memento) {}

    func show() {}
}

final class Memento {}

/// Keeps saved games, and hands out the newest.
final class Caretaker {
    func keep(_ memento: Memento) {}

    func last() -> Memento? {
        nil
    }
}
