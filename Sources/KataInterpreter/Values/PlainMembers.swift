import KataDiagnostics
import KataTranscript

extension Value {
    /// Tells whether the value has members of kata's own: strings, lists and maps do.
    var hasPlainMembers: Bool {
        switch self {
        case .string, .list, .map, .range: true
        case .null, .bool, .integer, .float, .enumCase, .object, .closure, .tuple, .metatype: false
        }
    }

    /// Returns `count`, `isEmpty`, `first`, `last`, or `keys` and `values` of a map; nil for any other member.
    func plainMember(_ name: String) -> Value? {
        if name == "lazy", hasPlainMembers { return self }
        if case .range(let range) = self { return range.member(name) }
        if case .string(let text) = self, let units = text.units(name) { return .list(units) }
        if case .string(let text) = self, name == "capitalized" { return .string(text.capitalizedWords) }
        if case .string(let text) = self, text.count == 1, let found = text.first?.member(name) {
            return found
        }
        guard hasPlainMembers, let elements = try? elements(at: SourceRange(0, 0)) else { return nil }
        if case .map(let entries) = self {
            if name == "keys" { return .list(elements) }
            if name == "values" { return .list(entries.map(\.value)) }
        }
        if name == "startIndex" { return .integer(0) }
        if name == "endIndex" { return .integer(Int64(elements.count)) }
        if name == "indices" {
            return .range(ValueRange(.integer(0), .integer(Int64(elements.count)), isClosed: false))
        }
        return Value.plainMember(name, of: elements)
    }

    /// The names of what every string, list, map and sequence tells of its elements.
    static let plainMembers: Set<String> = ["count", "isEmpty", "first", "last"]

    /// Returns `count`, `isEmpty`, `first` or `last` of elements; nil for any other member.
    static func plainMember(_ name: String, of elements: [Value]) -> Value? {
        switch name {
        case "count": .integer(Int64(elements.count))
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first ?? .null
        case "last": elements.last ?? .null
        default: nil
        }
    }

    /// Returns what a loop walks over: a list's elements, a map's keys, a string's characters.
    func elements(at range: SourceRange) throws(InterruptionError) -> [Value] {
        switch self {
        case .list(let elements): return elements
        case .map(let entries): return entries.map(\.key)
        case .string(let string): return string.map { .string(String($0)) }
        case .tuple(let parts): return parts.map(\.value)
        case .range(let bounds): return try bounds.elements(at: range)
        case .null, .bool, .integer, .float, .enumCase, .object, .closure, .metatype:
            throw .mismatch("a list, a map or a string is wanted here; this is \(kindName)", at: range)
        }
    }
}

extension String {
    /// The parts of the text in an encoding, or its scalars; nil for any other member.
    fileprivate func units(_ name: String) -> [Value]? {
        switch name {
        case "utf8": utf8.map { .integer(Int64($0)) }
        case "utf16": utf16.map { .integer(Int64($0)) }
        case "unicodeScalars": unicodeScalars.map { .string(String($0)) }
        default: nil
        }
    }
}

extension Character {
    /// What a character tells of itself; nil for any other member.
    fileprivate func member(_ name: String) -> Value? {
        switch name {
        case "isLetter": .bool(isLetter)
        case "isNumber": .bool(isNumber)
        case "isUppercase": .bool(isUppercase)
        case "isLowercase": .bool(isLowercase)
        case "isWhitespace": .bool(isWhitespace)
        case "isPunctuation": .bool(isPunctuation)
        case "wholeNumberValue": wholeNumberValue.map { .integer(Int64($0)) } ?? .null
        case "asciiValue": asciiValue.map { .integer(Int64($0)) } ?? .null
        default: nil
        }
    }
}
