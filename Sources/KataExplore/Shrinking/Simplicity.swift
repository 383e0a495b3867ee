import KataScript
import KataTranscript

/// Which values are simpler than others: what people would write who need any value at all.
struct Simplicity {
    let world: World

    /// Returns the operands that are simpler than one and may stand in its place, the simplest first.
    func simpler(than given: Move.Given) -> [Operand] {
        switch given.operand {
        case .object: return []
        case .list(let elements):
            return elements.indices.map { index in
                var fewer = elements
                fewer.remove(at: index)
                return .list(fewer)
            }
        case .plain(let value):
            let shape = SlotShape(given.slot.type, in: world.types)
            let rank = Simplicity.rank(of: value)
            return candidates(for: given.slot, shape, value).filter { Simplicity.rank(of: $0) < rank }.sorted
            {
                Simplicity.rank(of: $0) < Simplicity.rank(of: $1)
            }.map { .plain($0) }
        }
    }

    private func candidates(for slot: Slot, _ shape: SlotShape, _ value: Value) -> [Value] {
        if let rule = world.rules.values(of: slot) {
            guard case .list(let items) = rule else { return [] }
            return items.compactMap(\.plainValue).filter(shape.takes)
        }
        var candidates = world.dictionary.known(slot, shape).filter { shape.takes($0) }
        switch value {
        case .bool: candidates += [.bool(false)]
        case .enumCase: candidates += world.types.plainCases(of: shape)
        case .list(let elements):
            for index in elements.indices {
                var fewer = elements
                fewer.remove(at: index)
                candidates.append(.list(fewer))
            }
        case .map(let entries):
            for index in entries.indices {
                var fewer = entries
                fewer.remove(at: index)
                candidates.append(.map(fewer))
            }
        default: break
        }
        return candidates
    }

    /// The place of a value in the order of simplicity: short ones before long ones, whole numbers before parts.
    static func rank(of value: Value) -> Rank {
        switch value {
        case .null: Rank(length: 0, size: 0, text: "")
        case .bool(let bool): Rank(length: 1, size: bool ? 1 : 0, text: "")
        case .integer, .float:
            Rank(
                length: value.number == value.number.rounded() ? 1 : 2, size: abs(value.number),
                text: value.sourceText)
        case .string(let text): Rank(length: text.isEmpty ? 9999 : text.count, size: 0, text: text)
        case .list, .tuple, .range, .map, .enumCase, .object, .closure, .metatype:
            Rank(length: value.sourceText.count, size: 0, text: value.sourceText)
        }
    }

    /// A place in the order of simplicity.
    struct Rank: Comparable {
        var length: Int
        var size: Double
        var text: String

        static func < (left: Rank, right: Rank) -> Bool {
            (left.length, left.size, left.text) < (right.length, right.size, right.text)
        }
    }
}

extension ModuleTypes {
    /// The cases without payload of the enumeration that a shape means.
    fileprivate func plainCases(of shape: SlotShape) -> [Value] {
        guard case .cases(let name) = shape else { return [] }
        return (self[name]?.cases ?? []).filter(\.parameters.isEmpty).map {
            .enumCase(EnumCase(name: $0.name))
        }
    }
}
