import KataTranscript

/// Draws values for slots: those that the kata's scenarios handed over, and their neighbours.
struct ValueDrawing {
    let world: World

    /// Out of a hundred plain values, how many are a neighbour of a known one.
    private static let neighbours = 25
    /// Out of a hundred optional values, how many are nil although no scenario hands over nil.
    private static let nothing = 8

    /// Returns a plain value for a slot; nil where the kata gives none.
    func draw(_ slot: Slot, _ shape: SlotShape, _ random: inout SeededRandom) -> Value? {
        if let rule = world.rules.values(of: slot) { return rule.draw(shape, &random) }
        let known = world.dictionary.known(slot, shape).filter { shape.takes($0) }
        switch shape {
        case .truth: return .bool(random.chance(50))
        case .cases(let type): return aCase(of: type, &random)
        case .optional(let inner):
            let isNil = known.contains(.null) ? 25 : Self.nothing
            return random.chance(isNil) ? .null : draw(slot, inner, &random)
        case .object, .unknown: return nil
        case .list where known.isEmpty: return list(slot, shape, &random)
        case .integer, .float, .text, .list, .map:
            guard let value = random.pick(known) else { return nil }
            guard random.chance(Self.neighbours) else { return value }
            return neighbour(of: value, among: known, shape, &random)
        }
    }

    /// Returns a list of which no scenario shows one, of elements that are known.
    private func list(_ slot: Slot, _ shape: SlotShape, _ random: inout SeededRandom) -> Value? {
        guard case .list(let element) = shape else { return nil }
        return .list((0..<random.below(4)).compactMap { _ in draw(slot, element, &random) })
    }

    private func aCase(of type: String, _ random: inout SeededRandom) -> Value? {
        guard let found = random.pick(world.types[type]?.cases ?? []) else { return nil }
        var arguments: [Argument] = []
        for (index, parameter) in found.parameters.enumerated() {
            let slot = Slot(
                owner: type, member: found.name, index: index, name: parameter.name, type: parameter.type)
            guard let value = draw(slot, SlotShape(parameter.type, in: world.types), &random) else {
                return nil
            }
            arguments.append(Argument(label: parameter.label, value: value))
        }
        return .enumCase(EnumCase(name: found.name, type: nil, arguments: arguments))
    }

    /// Returns one more, one less, the middle of two, an empty text or list, or a part of a list.
    private func neighbour(
        of value: Value, among known: [Value], _ shape: SlotShape, _ random: inout SeededRandom
    ) -> Value {
        switch value {
        case .integer, .float: return neighbour(ofNumber: value, among: known, shape, &random)
        case .string(let text): return .string(TextNeighbour.draw(text, known, &random))
        case .list(let elements):
            switch random.below(3) {
            case 0: return .list(Array(elements.dropLast()))
            case 1: return .list(random.shuffled(elements))
            default: return .list(elements.isEmpty ? elements : [elements[random.below(elements.count)]])
            }
        case .map(var entries):
            guard !entries.isEmpty else { return value }
            let index = random.below(entries.count)
            if case .bool(let isTrue) = entries[index].value {
                entries[index].value = .bool(!isTrue)
            } else {
                entries.remove(at: index)
            }
            return .map(entries)
        default: return value
        }
    }

    private func neighbour(
        ofNumber value: Value, among known: [Value], _ shape: SlotShape, _ random: inout SeededRandom
    ) -> Value {
        var number = value.number
        repeat {
            switch random.below(3) {
            case 0: number += 1
            case 1: number -= 1
            default: number = (number + (random.pick(known)?.number ?? number)) / 2
            }
        } while random.chance(30)
        return Value(number: shape == .integer ? number.rounded(.down) : number)
    }
}

extension Value {
    /// Makes a number as people write it: a whole one without a point.
    init(number: Double) {
        self = Int64(exactly: number).map { .integer($0) } ?? .float(number)
    }

    /// The number; 0 for what is none.
    var number: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .float(let float): float
        default: 0
        }
    }
}

extension SlotShape {
    /// Tells whether a plain value can be handed to a slot of this shape.
    func takes(_ value: Value) -> Bool {
        switch (self, value) {
        case (.truth, .bool), (.text, .string), (.float, .integer), (.float, .float), (.integer, .integer),
            (.cases, .enumCase), (.optional, .null):
            true
        case (.optional(let inner), _): inner.takes(value)
        case (.list(let inner), .list(let elements)): elements.allSatisfy(inner.takes)
        case (.map(let key, let value), .map(let entries)):
            entries.allSatisfy { key.takes($0.key) && value.takes($0.value) }
        default: false
        }
    }
}

/// Texts that are nearly another one: as people mistype them, or as the next line of the same little language.
enum TextNeighbour {
    /// Returns the empty text, another known one, one twice, one cut short, or one with a word of another.
    static func draw(_ text: String, _ known: [Value], _ random: inout SeededRandom) -> String {
        let other: String
        if case .string(let text)? = random.pick(known) { other = text } else { other = text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        if words.count > 1, random.chance(80) {
            var words = words
            let place = random.below(words.count)
            switch random.below(4) {
            case 0: words.remove(at: place)
            case 1: words.swapAt(place, random.below(words.count))
            default: words[place] = random.pick(other.split(separator: " ")) ?? words[place]
            }
            return words.joined(separator: " ")
        }
        switch random.below(4) {
        case 0: return ""
        case 1: return other
        case 2: return text + text.suffix(1)
        default: return String(text.dropLast())
        }
    }
}
