import KataTranscript
import Testing

@testable import KataExplore

/// Differences over several objects, of which all sequences up to four moves are known.
@Suite struct ShrinkingPropertyTests {
    /// What a sequence must do to one lamp before a press on it shows the difference.
    private struct Fault {
        /// Holds of the lamp that is pressed.
        var holds: Int
        /// The level that it must have been given last.
        var level: Int64
        /// Objects that must have been made.
        var made: Int
        /// Tells whether the press must be on an object that the sequence made.
        var isOnMade: Bool

        init(_ random: inout SeededRandom) {
            isOnMade = random.chance(50)
            made = random.below(3)
            holds = random.below(3)
            level = Int64(random.below(3))
        }

        /// How many moves are needed to show it; nil where it does not show, or a name is used that is not there.
        func shows(_ moves: [Move]) -> Int? {
            var held: [Handle: Int] = [:]
            var levels: [Handle: Int64] = [:]
            var there: Set<Handle> = [.given("lamp")]
            for (index, move) in moves.enumerated() {
                guard move.needs.allSatisfy(there.contains) else { return nil }
                switch move.deed {
                case .make: if let binding = move.binding { there.insert(.made(binding)) }
                case .call(.object(let lamp), "hold", _): held[lamp, default: 0] += 1
                case .assign(.object(let lamp), _, let given):
                    if case .plain(.integer(let value)) = given.operand { levels[lamp] = value }
                case .call(.object(let lamp), _, _):
                    let isMade = lamp != .given("lamp")
                    if held[lamp, default: 0] >= holds, levels[lamp, default: 0] >= level,
                        there.count - 1 >= made, isMade || !isOnMade
                    {
                        return index + 1
                    }
                default: break
                }
            }
            return nil
        }
    }

    private static let slot = Slot(
        owner: "Lamp", member: "level", index: nil, name: "level", label: nil, type: "Int")
    private static let handles: [Handle] = [.given("lamp"), .made(1), .made(2)]
    private static let makers = [1, 2].map { Move(deed: .make("Lamp", []), binding: $0, type: "Lamp") }
    private static let calls = handles.flatMap { lamp in
        ["press", "hold"].map { Move(deed: .call(.object(lamp), $0, [])) }
    }
    private static let assignments = handles.flatMap { lamp in
        (Int64(0)...3).map { value in
            let given = Move.Given(label: nil, operand: .plain(.integer(value)), slot: slot)
            return Move(deed: .assign(.object(lamp), "level", given))
        }
    }
    private static let alphabet = makers + calls + assignments

    private static func value(_ move: Move) -> Int64 {
        guard case .assign(_, _, let given) = move.deed, case .plain(.integer(let value)) = given.operand
        else { return 0 }
        return value
    }

    private static func simpler(_ given: Move.Given) -> [Operand] {
        guard case .plain(.integer(let value)) = given.operand else { return [] }
        return (0..<value).map { .plain(.integer($0)) }
    }

    /// How small a sequence is: fewer moves first, then smaller values.
    private func weight(_ moves: [Move]) -> Int64 {
        moves.reduce(0) { $0 + 100 + Self.value($1) }
    }

    /// The weight of the smallest sequence that shows a fault; nil where none of so few moves does.
    private func best(_ fault: Fault, length: Int) -> Int64? {
        var level: [[Move]] = [[]]
        for _ in 0..<length {
            level = level.flatMap { moves in Self.alphabet.map { moves + [$0] } }
            if let smallest = level.filter({ fault.shows($0) == $0.count }).map(weight).min() {
                return smallest
            }
        }
        return nil
    }

    /// Returns a sequence of up to thirty moves that shows a fault; nil where chance makes none.
    private func sequence(_ fault: Fault, _ random: inout SeededRandom) -> [Move]? {
        var moves: [Move] = []
        var there: Set<Handle> = [.given("lamp")]
        for _ in 0..<30 {
            guard let move = random.pick(Self.alphabet), move.needs.allSatisfy(there.contains) else {
                continue
            }
            if let binding = move.binding, !there.insert(.made(binding)).inserted { continue }
            moves.append(move)
            if fault.shows(moves) != nil { return moves }
        }
        return nil
    }

    /// Returns all sequences that one step makes out of another: a move less, a value simpler, two objects one.
    private func steps(_ moves: [Move]) -> [[Move]] {
        moves.indices.flatMap { index -> [[Move]] in
            var results = [Shrinker.without(index..<index + 1, of: moves)]
            for (place, given) in moves[index].operands.enumerated() {
                for operand in Self.simpler(given) {
                    results.append(moves)
                    results[results.count - 1][index].operands[place].operand = operand
                }
            }
            guard let binding = moves[index].binding else { return results }
            for other in [Handle.given("lamp")] + moves[..<index].compactMap(\.binding).map(Handle.made) {
                let rest = Array(moves[..<index] + moves[(index + 1)...])
                results.append(rest.map { $0.renamed { $0 == .made(binding) ? other : $0 } })
            }
            return results
        }
    }

    @Test(arguments: 0..<60) func nothingSmallerIsOneStepAway(seed: Int) {
        var random = SeededRandom(seed: 23, index: seed)
        let fault = Fault(&random)
        guard let moves = sequence(fault, &random) else { return }
        var shrinker = Shrinker(simpler: Self.simpler, given: [(.given("lamp"), "Lamp")])
        let small = shrinker.shrink(moves, shows: fault.shows)
        #expect(fault.shows(small) == small.count)
        for step in steps(small) { #expect(fault.shows(step) == nil, "\(fault): \(step.count) moves") }
    }

    @Test func whatIsFoundIsAsSmallAsTheBestOfAll() throws {
        var compared = 0
        for seed in 0..<60 {
            var random = SeededRandom(seed: 29, index: seed)
            let fault = Fault(&random)
            guard let moves = sequence(fault, &random), let best = best(fault, length: 3) else { continue }
            var shrinker = Shrinker(simpler: Self.simpler, given: [(.given("lamp"), "Lamp")])
            let small = shrinker.shrink(moves, shows: fault.shows)
            #expect(weight(small) == best, "\(fault)")
            compared += 1
        }
        #expect(compared > 15)
    }
}
