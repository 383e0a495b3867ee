import KataDiagnostics
import KataScript
import KataTranscript

extension ExploreRules {
    /// Returns what is wrong with the first place that the rules name and the contract does not have.
    func unknownPlace(in vocabulary: Vocabulary) -> ExploreError? {
        let slots = vocabulary.phrases.flatMap(\.slots)
        let places = slots.map { slot in
            let name = slot.member == "init" ? slot.owner : "\(slot.owner).\(slot.member)"
            return slot.index == nil ? name : "\(name)(\(slot.name))"
        }
        for rule in values where !slots.contains(where: rule.place.means) {
            return .unknownPlace(rule.place.text, nearest: nearestName(to: rule.place.text, among: places))
        }
        let members = vocabulary.phrases.flatMap { [$0.owner, "\($0.owner).\($0.member)"] }
        for name in leftOut.sorted() where !members.contains(name) {
            return .unknownPlace(name, nearest: nearestName(to: name, among: members))
        }
        return nil
    }

    /// Returns what the kata says about the values of a slot; nil for nothing.
    func values(of slot: Slot) -> Values? {
        values.first { $0.place.means(slot) }?.values
    }

    /// Tells whether a move of a scenario hands over only what the rules name, where they name objects.
    func allow(_ move: Move) -> Bool {
        move.operands.allSatisfy { given in
            guard case .list(let items)? = values(of: given.slot), items.contains(where: \.isName) else {
                return true
            }
            return items.contains { item in
                switch (item.kind, given.operand) {
                case (.name(let name), .object(let handle)): handle == .given(name)
                case (_, .plain(let value)): item.plainValue?.isSameText(as: value) ?? false
                default: false
                }
            }
        }
    }
}

extension ExploreRules.Place {
    /// Tells whether the rule is about a slot: its parameter may be called by its label or its name inside.
    func means(_ slot: Slot) -> Bool {
        guard type == slot.owner, member == slot.member else { return false }
        return slot.index == nil ? parameter == nil : parameter == slot.name || parameter == slot.label
    }

    /// The place as the kata writes it.
    var text: String {
        (member == "init" ? type : "\(type).\(member)") + (parameter.map { "(\($0))" } ?? "")
    }
}

extension ExploreRules.Values {
    /// The longest text that is made up.
    private static let longest = 6
    private static let letters = Array("aZ0 _-.é中\u{1F600}\n")

    /// Returns a value; nil where the shape takes none of them.
    func draw(_ shape: SlotShape, _ random: inout SeededRandom) -> Value? {
        switch self {
        case .list(let expressions):
            return random.pick(expressions.compactMap(\.plainValue).filter(shape.takes))
        case .range(let bounds, let step):
            let width = bounds.upperBound - bounds.lowerBound
            guard step > 0 else {
                let part = Double(random.below(1_000_001)) / 1_000_000
                let number = bounds.lowerBound + width * part
                return Value(number: shape == .integer ? number.rounded() : number)
            }
            let steps = Int(exactly: (width / step).rounded(.down)) ?? 0
            return Value(number: bounds.lowerBound + step * Double(random.below(steps + 1)))
        case .any: return anything(shape, &random)
        }
    }

    /// Returns one of all that a type has, its bounds more often than others.
    private func anything(_ shape: SlotShape, _ random: inout SeededRandom) -> Value? {
        switch shape {
        case .truth: return .bool(random.chance(50))
        case .integer:
            return .integer(random.pick([0, 1, -1, 2, 100, .max, .min, Int64(random.below(1000))]) ?? 0)
        case .float:
            return .float(random.pick([0, -0.0, 0.5, -1, 1e300, Double(random.below(1000)) / 8]) ?? 0)
        case .text:
            let count = random.below(Self.longest + 1)
            return .string(String((0..<count).compactMap { _ in random.pick(Self.letters) }))
        case .optional(let inner): return random.chance(20) ? .null : anything(inner, &random)
        case .list(let inner):
            return .list((0..<random.below(4)).compactMap { _ in anything(inner, &random) })
        case .map(let key, let value):
            guard let key = anything(key, &random), let value = anything(value, &random) else { return nil }
            return .map([MapEntry(key: key, value: value)])
        case .cases, .object, .unknown: return nil
        }
    }
}

extension Expression {
    /// The plain value that a literal has; nil for what has to be evaluated.
    var plainValue: Value? {
        switch kind {
        case .integer(let integer): return .integer(integer)
        case .float(let float): return .float(float)
        case .bool(let bool): return .bool(bool)
        case .null: return .null
        case .string(let literal): return literal.plainText.map { .string($0) }
        case .unary(.minus, let operand):
            switch operand.plainValue {
            case .integer(let integer)?: return .integer(-integer)
            case .float(let float)?: return .float(-float)
            default: return nil
            }
        case .list(let elements):
            let values = elements.compactMap(\.plainValue)
            return values.count == elements.count ? .list(values) : nil
        case .implicitCase(let name, let arguments) where arguments.isEmpty:
            return .enumCase(EnumCase(name: name.text))
        case .map(let entries):
            let values = entries.compactMap { entry -> MapEntry? in
                guard let key = entry.key.plainValue, let value = entry.value.plainValue else { return nil }
                return MapEntry(key: key, value: value)
            }
            return values.count == entries.count ? .map(values) : nil
        default: return nil
        }
    }
}

extension Expression {
    fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}
