extension Value {
    /// Roughly the bytes that the value takes: its texts, and some for each value in it.
    public var size: Int {
        let own = 16
        switch self {
        case .null, .bool, .integer, .float, .closure, .metatype: return own
        case .string(let string): return own + string.utf8.count
        case .list(let elements): return elements.reduce(own) { $0 + $1.size }
        case .map(let entries): return entries.reduce(own) { $0 + $1.key.size + $1.value.size }
        case .enumCase(let enumCase):
            return enumCase.arguments.reduce(own + enumCase.name.utf8.count) {
                $0 + ($1.label?.utf8.count ?? 0) + $1.value.size
            }
        case .object(let reference): return own + reference.type.utf8.count
        case .tuple(let parts):
            return parts.reduce(own) { $0 + ($1.label?.utf8.count ?? 0) + $1.value.size }
        case .range(let range): return own + range.lower.size + range.upper.size
        }
    }

    /// Returns the value as a script would write it, cut where that is too much for people to read.
    public var shownText: String {
        let most = 4096
        if size <= most { return sourceText }
        var rest = most
        return shortened(&rest).sourceText + " … cut at \(most >> 10) KiB"
    }

    /// Returns the beginning of the value, of about so many bytes.
    private func shortened(_ rest: inout Int) -> Value {
        rest -= 16
        switch self {
        case .null, .bool, .integer, .float, .object, .closure, .metatype, .range: return self
        case .string(let string):
            let kept = String(decoding: string.utf8.prefix(max(0, rest)), as: UTF8.self)
            rest -= kept.utf8.count
            return .string(kept)
        case .list(let elements):
            var kept: [Value] = []
            for element in elements where rest > 0 { kept.append(element.shortened(&rest)) }
            return .list(kept)
        case .map(let entries):
            var kept: [MapEntry] = []
            for entry in entries where rest > 0 {
                kept.append(MapEntry(key: entry.key.shortened(&rest), value: entry.value.shortened(&rest)))
            }
            return .map(kept)
        case .enumCase(var enumCase):
            for index in enumCase.arguments.indices {
                enumCase.arguments[index].value = enumCase.arguments[index].value.shortened(&rest)
            }
            return .enumCase(enumCase)
        case .tuple(let parts):
            return .tuple(parts.map { Argument(label: $0.label, value: $0.value.shortened(&rest)) })
        }
    }
}
