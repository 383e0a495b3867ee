extension Value {
    /// The value as `log` and `${name}` write it; strings bare at the top, quoted inside lists and maps.
    ///
    /// The same for every language: shortest floating point that reads back with `.0`, a case as its name. An
    /// object reference is written as `Type#id`; where the worker can be asked, what its language prints is written.
    public var text: String {
        if case .string(let string) = self { return string }
        return sourceText
    }

    /// The value as a script would write it.
    public var sourceText: String {
        switch self {
        case .null: return "nil"
        case .bool(let bool): return bool ? "true" : "false"
        case .integer(let integer): return String(integer)
        case .float(let float): return float.description
        case .string(let string): return string.quoted
        case .list(let elements): return "[" + elements.map(\.sourceText).joined(separator: ", ") + "]"
        case .map(let entries):
            if entries.isEmpty { return "[:]" }
            return "["
                + entries.map { "\($0.key.sourceText): \($0.value.sourceText)" }.joined(separator: ", ") + "]"
        case .enumCase(let enumCase):
            return enumCase.name + enumCase.arguments.payloadText
        case .object(let reference): return "\(reference.type)#\(reference.id)"
        case .closure(_, let path): return path.map { "\\" + $0.map { ".\($0)" }.joined() } ?? "{ … }"
        case .tuple(let parts): return parts.payloadText
        case .range(let range):
            let lower = range.hasNoLowerBound ? "" : range.lower.sourceText
            return lower + range.mark + (range.hasNoUpperBound ? "" : range.upper.sourceText)
        case .metatype(let name): return name
        }
    }
}

extension [Argument] {
    /// The arguments in parentheses, or nothing where there are none.
    public var payloadText: String {
        if isEmpty { return "" }
        let parts = map { argument in
            argument.label.map { "\($0): \(argument.value.sourceText)" } ?? argument.value.sourceText
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}

extension String {
    /// The text in double quotes with the escapes of a script string.
    public var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            default:
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
