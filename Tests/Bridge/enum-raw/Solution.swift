enum Level: Int, CaseIterable { case low = 1, high = 10 }
enum Suit: String { case hearts, spades = "♠" }
struct Card { var suit: Suit; var level: Level }
