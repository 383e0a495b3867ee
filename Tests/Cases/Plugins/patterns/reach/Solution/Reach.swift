/// An exercise that is nothing but functions.
func isIsogram(_ word: String) -> Bool { Set(word.lowercased()).count == word.count }

var balance = 0

func pay(_ amount: Int) {
    balance += amount
    print("balance \(balance)")
}

struct Money: Comparable {
    let cents: Int
    static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
    static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

/// The iterator pattern, by the language's own protocols.
struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        print("at \(current)")
        current -= 1
        return current + 1
    }
}
