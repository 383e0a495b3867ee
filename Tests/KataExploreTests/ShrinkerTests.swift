import KataTranscript
import Testing

@testable import KataExplore

/// Differences that are known: the smallest sequence that shows one can be found by trying all.
@Suite struct ShrinkerTests {
    private static let slot = Slot(
        owner: "Lamp", member: "level", index: nil, name: "level", label: nil, type: "Int")

    /// A sequence over one lamp and up to two others: assigning a level, pressing, and making.
    private static func move(_ letter: Int, value: Int64 = 0) -> Move {
        let lamp = Move.Receiver.object(.given("lamp"))
        switch letter {
        case 0: return Move(deed: .call(lamp, "press", []))
        case 1: return Move(deed: .call(lamp, "hold", []))
        default:
            let given = Move.Given(label: nil, operand: .plain(.integer(value)), slot: slot)
            return Move(deed: .assign(lamp, "level", given))
        }
    }

    private static func letter(_ move: Move) -> Int {
        switch move.deed {
        case .call(_, "press", _): 0
        case .call: 1
        default: 2
        }
    }

    private static func value(_ move: Move) -> Int64? {
        guard case .assign(_, _, let given) = move.deed, case .plain(.integer(let value)) = given.operand
        else { return nil }
        return value
    }

    /// A difference shows at the first press behind so many holds and a level that is high enough.
    private struct Lamp {
        var holds: Int
        var level: Int64

        func shows(_ moves: [Move]) -> Int? {
            var held = 0
            var high = level == 0
            for (index, move) in moves.enumerated() {
                switch ShrinkerTests.letter(move) {
                case 1: held += 1
                case 2: if let value = ShrinkerTests.value(move) { high = value >= level }
                default: if held >= holds, high { return index + 1 }
                }
            }
            return nil
        }
    }

    private static let values: [Int64] = [0, 1, 2, 3, 4, 5]

    private func simpler(_ given: Move.Given) -> [Operand] {
        guard case .plain(.integer(let value)) = given.operand else { return [] }
        return Self.values.filter { $0 < value }.map { .plain(.integer($0)) }
    }

    /// Returns how small a sequence is: fewer moves first, then smaller values.
    private func weight(_ moves: [Move]) -> Int {
        moves.count * 1000 + moves.reduce(0) { $0 + Int(Self.value($1) ?? 0) }
    }

    /// Returns the weight of the smallest sequence of at most four moves that shows a difference.
    private func best(_ lamp: Lamp) -> Int? {
        let letters = [Self.move(0), Self.move(1)] + Self.values.map { Self.move(2, value: $0) }
        var level: [[Move]] = [[]]
        for _ in 0..<4 {
            level = level.flatMap { moves in letters.map { moves + [$0] } }
            let shown = level.filter { lamp.shows($0) == $0.count }.map(weight)
            if let smallest = shown.min() { return smallest }
        }
        return nil
    }

    @Test(arguments: 0..<40) func reachesWhatBruteForceFinds(seed: Int) throws {
        var random = SeededRandom(seed: 7, index: seed)
        let lamp = Lamp(holds: random.below(3), level: Int64(random.below(5)))
        var moves: [Move] = []
        while lamp.shows(moves) == nil {
            moves.append(Self.move(random.below(3), value: Int64(random.below(6))))
        }
        var shrinker = Shrinker(simpler: simpler)
        let small = shrinker.shrink(moves, shows: lamp.shows)
        #expect(weight(small) == best(lamp))
    }

    @Test(arguments: 0..<40) func leavesNothingThatCouldGo(seed: Int) {
        var random = SeededRandom(seed: 11, index: seed)
        let wanted = (0..<3).map { _ in random.below(3) }
        // Shows where three letters follow one another in this order, whatever stands between them.
        func shows(_ moves: [Move]) -> Int? {
            var next = 0
            for (index, move) in moves.enumerated() where Self.letter(move) == wanted[next] {
                next += 1
                if next == wanted.count { return index + 1 }
            }
            return nil
        }
        var moves: [Move] = []
        while shows(moves) == nil { moves.append(Self.move(random.below(3), value: 3)) }
        var shrinker = Shrinker(simpler: simpler)
        let small = shrinker.shrink(moves, shows: shows)
        for index in small.indices { #expect(shows(Shrinker.without(index..<index + 1, of: small)) == nil) }
        #expect(small.count == wanted.count)
        #expect(small.allSatisfy { (Self.value($0) ?? 0) == 0 })
    }

    @Test func takesOutWhatLacksItsName() {
        let maker = Move(deed: .make("Lamp", []), binding: 1, type: "Lamp")
        let other = Move(deed: .make("Lamp", []), binding: 2, type: "Lamp")
        let press = Move(deed: .call(.object(.made(1)), "press", []))
        #expect(Shrinker.without(0..<1, of: [maker, other, press]) == [other])
    }

    @Test func makesTwoObjectsOne() {
        let maker = Move(deed: .make("Lamp", []), binding: 1, type: "Lamp")
        let other = Move(deed: .make("Lamp", []), binding: 2, type: "Lamp")
        let first = Move(deed: .call(.object(.made(1)), "hold", []))
        let second = Move(deed: .call(.object(.made(2)), "press", []))
        var shrinker = Shrinker(simpler: { _ in [] })
        let small = shrinker.shrink([maker, other, first, second]) { moves in
            moves.contains { Self.letter($0) == 1 && $0.needs != [] }
                ? moves.firstIndex { if case .call(_, "press", _) = $0.deed { true } else { false } }.map {
                    $0 + 1
                }
                : nil
        }
        #expect(small == [maker, first, second.renamed { _ in .made(1) }])
    }

    @Test func stopsWhenItsBudgetIsSpent() {
        var shrinker = Shrinker(simpler: simpler, budget: 3)
        var tries = 0
        let moves = (0..<20).map { _ in Self.move(1) } + [Self.move(0)]
        _ = shrinker.shrink(moves) { candidate in
            tries += 1
            return candidate.count
        }
        #expect(tries == 4)
    }
}
