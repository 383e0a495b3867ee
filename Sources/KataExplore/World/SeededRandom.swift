/// Random numbers that are the same at every run with a seed: SplitMix64 (Steele, Lea, Flood, 2014).
public struct SeededRandom: Sendable {
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var state: UInt64

    /// Makes the numbers of one sequence, which depend on nothing but its seed and its index.
    init(seed: UInt64, index: Int) {
        state = seed &* Self.step &+ UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32_D192_ED03
        _ = next()
        _ = next()
    }

    private mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mixed(state)
    }

    /// Returns a number that scatters the things of a list, by the seed and their numbers.
    public static func rank(_ number: Int, seed: UInt64) -> UInt64 {
        mixed(seed &+ UInt64(number) &* step)
    }

    private static func mixed(_ state: UInt64) -> UInt64 {
        var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 to one less than `bound`, which is at least 1.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    /// Returns true so many times in a hundred.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// Returns one of the elements; nil where there are none.
    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }

    /// Returns one of the elements, each as often as its weight says.
    mutating func pick<Element>(_ elements: [(weight: Int, element: Element)]) -> Element? {
        let total = elements.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return nil }
        var place = below(total)
        for (weight, element) in elements {
            place -= weight
            if place < 0 { return element }
        }
        return nil
    }

    /// Returns the elements in another order.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in elements.indices.dropFirst().reversed() {
            elements.swapAt(index, below(index + 1))
        }
        return elements
    }
}
