import KataDiagnostics
import KataTranscript

/// What the methods of plain values do to text.
extension PlainMethod {
    /// Calls the method on text; nil where it is one of any elements.
    func apply(
        to text: String, _ values: [Value], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value? {
        switch self {
        case .contains:
            guard case .string(let part) = values[0] else {
                throw .mismatch("a string contains strings; this is \(values[0].kindName)", at: range)
            }
            return .bool(text.containsScalars(of: part))
        case .hasPrefix: return .bool(text.utf8.starts(with: try values[0].text(at: range).utf8))
        case .hasSuffix:
            return .bool(text.utf8.reversed().starts(with: try values[0].text(at: range).utf8.reversed()))
        case .uppercased: return .string(text.uppercased())
        case .lowercased: return .string(text.lowercased())
        case .trimmed: return .string(text.trimmed)
        case .trimmingPrefix:
            let beginning = try values[0].text(at: range)
            return .string(text.hasPrefix(beginning) ? String(text.dropFirst(beginning.count)) : text)
        case .reversed: return .string(String(text.reversed()))
        case .prefix: return .string(String(text.prefix(try values[0].length(at: range))))
        case .suffix: return .string(String(text.suffix(try values[0].length(at: range))))
        case .dropFirst: return .string(String(text.dropFirst(try values.first?.length(at: range) ?? 1)))
        case .dropLast: return .string(String(text.dropLast(try values.first?.length(at: range) ?? 1)))
        case .components:
            if let characters = CharacterSets(values[0]) {
                return .list(characters.split(text).map(Value.string))
            }
            return .list(try text.split(by: try values[0].text(at: range), at: range).map(Value.string))
        case .trimmingCharacters:
            guard let characters = CharacterSets(values[0]) else {
                throw .mismatch(
                    "'trimmingCharacters(in:)' takes a set of characters: .whitespaces, .punctuationCharacters or CharacterSet(charactersIn: \"…\")",
                    at: range)
            }
            return .string(characters.trim(text))
        case .starts: return .bool(text.utf8.starts(with: try values[0].text(at: range).utf8))
        case .replacing, .replacingOccurrences:
            let pieces = try text.split(by: try values[0].text(at: range), at: range)
            return .string(pieces.joined(separator: try values[1].text(at: range)))
        case .split:
            let pieces = try text.split(by: try values[0].text(at: range), at: range)
            return .list(pieces.filter { !$0.isEmpty }.map(Value.string))
        case .padding:
            let length = try values[0].length(at: range)
            let pad = Array(try values[1].text(at: range))
            let missing = length - text.count
            guard missing > 0, !pad.isEmpty else { return .string(String(text.prefix(length))) }
            try context.handle(missing, at: range)
            let start = try values[2].length(at: range) % pad.count
            return .string(text + String((0..<missing).map { pad[(start + $0) % pad.count] }))
        case .joined: throw unsuitable(for: "lists", .string(text), at: range)
        default: return nil
        }
    }
}

extension PlainMethod {
    /// Returns a text after a method that changes it, and what the method gives.
    func change(
        _ text: String, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> (changed: Value, answer: Answer) {
        let values = arguments.map(\.value)
        var text = text
        var answer = Answer(.null, isVoid: true)
        switch self {
        case .append: text += try values[0].text(at: range)
        case .removeAll where !values.contains(where: \.isFunction): text = ""
        case .removeFirst where values.isEmpty, .removeLast where values.isEmpty, .popLast:
            guard !text.isEmpty else {
                if self == .popLast { return (.string(text), Answer(.null)) }
                throw .thrown("the string has no character to remove", at: range)
            }
            answer = Answer(.string(String(self == .removeFirst ? text.removeFirst() : text.removeLast())))
        case .insert where values.count == 2, .remove where arguments[0].label == "at", .removeAll,
            .removeFirst,
            .removeLast, .removeSubrange, .replaceSubrange:
            let characters = Value.list(try Value.string(text).elements(at: range))
            let (changed, answer) = try change(characters, arguments, at: range, in: context)
            return (.string(try changed.elements(at: range).map(\.text).joined()), answer)
        default: throw unsuitable(for: "lists", .string(text), at: range)
        }
        return (.string(text), answer)
    }
}

extension Value {
    /// Returns what `map` or `flatMap` of an optional gives where a value is there that has no elements; nil for other members.
    func mapped(
        _ name: String, _ arguments: [Argument], isOptional: Bool, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value? {
        guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].value.isFunction else {
            return nil
        }
        switch self {
        case .bool, .integer, .float: break
        case .string where isOptional, .list where isOptional, .map where isOptional: break
        case .enumCase, .object:
            guard let types = context.types, let type = typeName, types.methods(name, of: type).isEmpty,
                try context.elements(of: self, unlessDeclares: name, isCalled: true, limit: 0, at: range)
                    == nil
            else { return nil }
        default: return nil
        }
        return try context.call(function: arguments[0].value, [self], at: range)
    }
}

extension String {
    /// The text whose words begin in upper case and go on in lower case.
    var capitalizedWords: String {
        var isInWord = false
        return reduce(into: "") { text, character in
            text += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character.isNumber || character == "'"
        }
    }

    /// Tells whether `part` stands in the text, scalar by scalar.
    func containsScalars(of part: String) -> Bool {
        let text = Array(utf8)
        let wanted = Array(part.utf8)
        guard !wanted.isEmpty else { return true }
        guard wanted.count <= text.count else { return false }
        return (0...(text.count - wanted.count)).contains { text[$0...].starts(with: wanted) }
    }

    /// The text without white space at both ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let end = start.reversed().drop(while: \.isWhitespace)
        return String(String(end).reversed())
    }

    /// Returns the parts between all places where a separator stands.
    fileprivate func split(by separator: String, at range: SourceRange) throws(InterruptionError) -> [String]
    {
        let wanted = Array(separator.utf8)
        guard !wanted.isEmpty else { throw .thrown("an empty string separates nothing", at: range) }
        let text = Array(utf8)
        var pieces: [String] = []
        var start = 0
        var place = 0
        while place + wanted.count <= text.count {
            if text[place...].starts(with: wanted) {
                pieces.append(String(decoding: text[start..<place], as: UTF8.self))
                place += wanted.count
                start = place
            } else {
                place += 1
            }
        }
        return pieces + [String(decoding: text[start...], as: UTF8.self)]
    }
}
