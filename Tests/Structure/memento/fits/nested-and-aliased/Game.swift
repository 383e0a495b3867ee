typealias Memento = Game.Snapshot

final class Game {
    final class Snapshot {
        private let powers: [WritableKeyPath<Game, Int>: Int]
        fileprivate init(of game: Game) {
            powers = [\.vitality: game.vitality, \.attack: game.attack, \.defense: game.defense]
        }
        fileprivate func put(back game: Game) {
            var game = game
            for (path, value) in powers { game[keyPath: path] = value }
        }
    }

    fileprivate(set) var vitality = 100
    fileprivate(set) var attack = 100
    fileprivate(set) var defense = 100

    func play(_ boss: String) {
        print("大战\(boss)")
        vitality = max(0, vitality - 40)
        attack = max(0, attack - 30)
        defense = max(0, defense - 20)
    }

    func save() -> Memento { Snapshot(of: self) }
    func restore(_ memento: Memento) { memento.put(back: self) }

    func show() {
        print("角色当前状态:")
        for (name, value) in [("体力", vitality), ("攻击力", attack), ("防御力", defense)] { print("\(name):\(value)") }
    }
}

final class Caretaker {
    private var stack: [Memento] = []
    func keep(_ memento: Memento) { stack += [memento] }
    func last() -> Memento? { stack.last }
}
