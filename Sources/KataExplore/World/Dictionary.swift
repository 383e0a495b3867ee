import KataTranscript

/// The values that the kata's own scenarios hand to each parameter and property.
struct ValueDictionary: Sendable {
    private var values: [String: [Value]] = [:]
    /// The labels that the scenarios write for a member, which need not be the contract's.
    private(set) var labels: [String: [String?]] = [:]

    /// Notes a value of a slot, once.
    mutating func note(_ value: Value, for slot: Slot) {
        guard value.isPlain else { return }
        for key in [slot.key, slot.sharedKey, "\(slot.name):\(slot.type)", value.kindKey] {
            guard let key, !(values[key] ?? []).contains(where: { $0.isSameText(as: value) }) else {
                continue
            }
            values[key, default: []].append(value)
        }
        if case .list(let elements) = value {
            for element in elements { note(element) }
        }
    }

    /// Notes a part of a value: it serves where nothing else is known.
    private mutating func note(_ value: Value) {
        guard let key = value.kindKey, !(values[key] ?? []).contains(where: { $0.isSameText(as: value) })
        else {
            return
        }
        values[key, default: []].append(value)
    }

    /// Notes how many labels a member was called with.
    mutating func note(_ labels: [String?], of member: String) {
        if self.labels[member] == nil { self.labels[member] = labels }
    }

    /// Returns the values of a slot; where none was ever handed to it, those of slots that are called alike.
    func known(_ slot: Slot, _ shape: SlotShape) -> [Value] {
        for key in [slot.key, slot.sharedKey, "\(slot.name):\(slot.type)", shape.kindKey] {
            if let key, let found = values[key], !found.isEmpty { return found }
        }
        return []
    }
}

extension Value {
    /// Tells whether both are written alike: 1 and 1.0 are two values here.
    func isSameText(as other: Value) -> Bool { sourceText.isSameScalars(as: other.sourceText) }

    /// Tells whether there is no object in it.
    var isPlain: Bool {
        var isPlain = true
        forEachReference { _ in isPlain = false }
        if case .closure = self { return false }
        return isPlain
    }

    /// The name of all values that look like this one.
    fileprivate var kindKey: String? {
        switch self {
        case .integer, .float: "number"
        case .string: "text"
        default: nil
        }
    }
}

extension SlotShape {
    fileprivate var kindKey: String? {
        switch self {
        case .integer, .float: "number"
        case .text: "text"
        default: nil
        }
    }
}
