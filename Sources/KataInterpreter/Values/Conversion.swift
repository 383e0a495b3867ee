import KataDiagnostics
import KataScript
import KataTranscript

/// A type of the language whose name converts values of other types: `Int("4")`, `String(3)`.
enum Conversion: String {
    case text = "String"
    case integer = "Int"
    case float = "Double"
    case truth = "Bool"
    case list = "Array"
    case set = "Set"
    case map = "Dictionary"
    case optional = "Optional"
    case result = "Result"
    case task = "Task"

    /// Makes the conversion that a call with these labels means; nil where it means something of the module.
    init?(_ name: String, labels: [String?], types: ModuleTypes?) {
        guard let meant = Self.named(name) else { return nil }
        self = meant
        // Of the types that stand for another only this is the same.
        if meant.rawValue != name, labels != [nil] { return nil }
        guard let types else { return }
        guard !types.isModuleMember(name) else { return nil }
        guard let type = types[name] else { return }
        // The module may also have extended the language's own type, with initializers or without.
        let constructors = types.constructors(of: name)
        let isOwn = type.kind == .protocolType || !type.cases.isEmpty
        if isOwn || constructors.contains(where: { $0.takes(labels) }) { return nil }
        if !constructors.isEmpty, !accepts(labels) { return nil }
    }

    /// Types whose values a script has as those of another type.
    private static let others: [String: Conversion] = [
        "Character": .text, "Substring": .text, "Float": .float, "CGFloat": .float,
        "UInt": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer,
        "Int8": .integer, "Int16": .integer, "Int32": .integer, "Int64": .integer,
    ]

    /// Returns the conversion that a type's name stands for.
    static func named(_ name: String) -> Conversion? { Conversion(rawValue: name) ?? others[name] }

    /// The labels of the ways in which it is written.
    private var forms: [[String?]] {
        switch self {
        case .text:
            [
                [], [nil], ["describing"], [nil, "radix"], [nil, "radix", "uppercase"],
                ["repeating", "count"], ["data", "encoding"],
                ["decoding", "as"],
            ]
        case .integer: [[nil], [nil, "radix"]]
        case .float, .truth: [[nil]]
        case .list: [[], [nil], ["repeating", "count"]]
        case .set: [[], [nil]]
        case .map:
            [
                [], ["grouping", "by"], ["grouping", nil], ["uniqueKeysWithValues"],
                [nil, "uniquingKeysWith"],
            ]
        case .optional: [[nil]]
        case .result: [[nil], ["catching"]]
        case .task: [[nil], ["priority", nil], ["operation"]]
        }
    }

    /// The ways in which it is written, as people write them: `Int(_:radix:)`.
    var labelledForms: [String] { forms.map { "\(rawValue)(\($0.map { "\($0 ?? "_"):" }.joined()))" } }

    /// Tells whether it takes arguments with these labels.
    func accepts(_ labels: [String?]) -> Bool {
        forms.contains(labels)
            || self == .text && labels.first == "format" && labels.dropFirst().allSatisfy { $0 == nil }
    }

    /// What it converts.
    var wanted: String {
        switch self {
        case .text: "any value"
        case .integer, .float: "a number or a string"
        case .truth: "a string"
        case .list, .set: "a list, a range, a map, a string or a sequence"
        case .map: "a list of pairs"
        case .optional: "any value"
        case .result, .task: "a closure"
        }
    }

    /// Converts.
    func apply(
        _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        let labels = arguments.map(\.label)
        guard accepts(labels) else {
            let known = labelledForms.map { "'\($0)'" }
            throw .mismatch("there is \(known.joined(separator: " and "))", at: range)
        }
        guard let value = arguments.first?.value else {
            return self == .text ? .string("") : self == .map ? .map([]) : .list([])
        }
        if labels[0] == "format" {
            return try context.formatted(arguments.map(\.value), isObjectiveC: true, at: range)
        }
        if labels[0] == "grouping" {
            return try context.grouped(
                try elements(of: value, at: range, in: context), by: arguments[1].value, at: range)
        }
        if labels.last == "uppercase" {
            let digits = try convert(value, radix: try radix(arguments[1].value, at: range), at: range)
            return arguments[2].value == .bool(true) ? .string(digits.text.uppercased()) : digits
        }
        if labels.last == "uniquingKeysWith" {
            let pairs = try elements(of: value, at: range, in: context)
            return try context.map(ofPairs: pairs, joining: arguments[1].value, at: range)
        }
        if self == .task, arguments.count == 2 { return context.makeTask(arguments[1].value) }
        guard arguments.count == 2 else { return try convert(value, labels, at: range, in: context) }
        let count = arguments[1].value
        if labels[0] == "data" || labels[0] == "decoding" {
            return try context.text(ofData: value, encodedAs: count, at: range)
        }
        if labels[1] == "radix" { return try convert(value, radix: try radix(count, at: range), at: range) }
        return try repeated(value, try count.length(at: range), at: range, in: context)
    }

    private func convert(
        _ value: Value, _ labels: [String?], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        switch self {
        case .text:
            if case .list(let parts) = value, labels[0] == nil, parts.allSatisfy(\.isText) {
                try context.handle(value.size, at: range)
                return .string(parts.map(\.text).joined())
            }
            if labels[0] == nil, let joined = try context.joined(value, at: range) { return .string(joined) }
            let text = try context.text(of: value, at: range)
            try context.handle(text.utf8.count, at: range)
            return .string(text)
        case .integer: return try integer(try number(value, at: range, in: context), at: range)
        case .float: return try float(try number(value, at: range, in: context), at: range)
        case .truth:
            if case .bool = value { return value }
            guard case .string(let text) = value else { throw unsuitable(value, at: range) }
            return Bool(text).map(Value.bool) ?? .null
        case .list: return .list(try elements(of: value, at: range, in: context))
        case .optional: return value
        case .result: return try context.result(of: value, at: range)
        case .task: return context.makeTask(value)
        case .map: return try context.map(ofPairs: try elements(of: value, at: range, in: context), at: range)
        case .set:
            let elements = try elements(of: value, at: range, in: context)
            return .list(try context.distinct(elements, at: range))
        }
    }

    // MARK: Numbers

    /// Returns the value; for an integer that is the module's because it is so large, its digits.
    private func number(
        _ value: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        guard case .object(let reference) = value, reference.type == "UInt64" else { return value }
        let digits = try context.text(of: value, at: range)
        guard let float = Double(digits) else { throw unsuitable(value, at: range) }
        return .float(float)
    }

    private func integer(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        switch value {
        case .integer: return value
        case .float(let float):
            guard let integer = Int64(exactly: float.rounded(.towardZero)) else {
                throw .thrown("Int(\(float)) does not fit a 64-bit integer", at: range)
            }
            return .integer(integer)
        case .string(let text): return Int64(text).map(Value.integer) ?? .null
        default: throw unsuitable(value, at: range)
        }
    }

    private func float(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        switch value {
        case .integer(let integer): return .float(Double(integer))
        case .float: return value
        case .string(let text): return Double(text).map(Value.float) ?? .null
        default: throw unsuitable(value, at: range)
        }
    }

    private func radix(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Int {
        let radix = try value.length(at: range)
        guard (2...36).contains(radix) else {
            throw .thrown("a radix is from 2 to 36; this is \(radix)", at: range)
        }
        return radix
    }

    private func convert(_ value: Value, radix: Int, at range: SourceRange) throws(InterruptionError) -> Value
    {
        switch (self, value) {
        case (.text, .integer(let integer)): return .string(String(integer, radix: radix))
        case (.integer, .string(let text)): return Int64(text, radix: radix).map(Value.integer) ?? .null
        default:
            let wanted = self == .text ? "an integer" : "a string"
            throw .mismatch(
                "'\(rawValue)(_:radix:)' converts \(wanted); this is \(value.kindName)", at: range)
        }
    }

    // MARK: Elements

    func elements(
        of value: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> [Value] {
        switch value {
        case .list, .map, .string, .range: return try value.elements(at: range)
        default:
            guard let elements = try context.elements(of: value, unlessDeclares: "", at: range) else {
                throw unsuitable(value, at: range)
            }
            return elements
        }
    }

    private func repeated(
        _ value: Value, _ count: Int, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        let text = self == .text ? try value.text(at: range) : nil
        let (bytes, overflows) = max(value.size, 1).multipliedReportingOverflow(by: count)
        try context.handle(overflows ? .max : bytes, at: range)
        if let text { return .string(String(repeating: text, count: count)) }
        var elements: [Value] = []
        for _ in 0..<count {
            elements.append(elements.isEmpty ? value : try context.structsCopied(in: value, at: range))
        }
        return .list(elements)
    }

    private func unsuitable(_ value: Value, at range: SourceRange) -> InterruptionError {
        .mismatch("'\(rawValue)' converts \(wanted); this is \(value.kindName)", at: range)
    }
}

extension Value {
    /// Returns what a conversion gave, which a sized type of integers need not have: text is nil then, as in Swift, and a number an error.
    func fitting(_ type: String?, from source: Value?, at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        guard let type, let size = NumberConstant.integers(of: type), case .integer(let integer) = self,
            !size.contains(integer)
        else { return self }
        if case .string = source { return .null }
        throw .thrown("\(type)(\(integer)) does not fit \(type)", at: range)
    }

    /// Tells whether it is a string.
    fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension Expression {
    /// Returns the conversion that a call of it with these labels means; every call asks, and few are one.
    func conversion(labels: @autoclosure () -> [String?], in context: Context) -> Conversion? {
        guard case .name(let name) = kind, Conversion.named(name) != nil,
            context.scope.binding(of: name) == nil
        else { return nil }
        return Conversion(name, labels: labels(), types: context.types)
    }
}

extension Context {
    /// Returns the characters of a sequence of the module as one text; nil where it is none of characters.
    fileprivate func joined(_ value: Value, at range: SourceRange) throws(InterruptionError) -> String? {
        guard let type = value.typeName?.withoutTypeArguments, let types,
            types.lineage(of: type).contains(where: { $0.hasSuffix("Sequence") || $0.hasSuffix("Collection") }
            ),
            let elements = try elements(of: value, unlessDeclares: "", at: range),
            elements.allSatisfy(\.isText)
        else { return nil }
        return elements.map(\.text).joined()
    }

    /// Returns the value with a copy of each struct in it.
    fileprivate func structsCopied(in value: Value, at range: SourceRange) throws(InterruptionError) -> Value
    {
        try value.mapReferences { reference throws(InterruptionError) in
            guard types?.isStruct(reference.type) == true,
                case .object(let copy) = try self.value(of: .copy(.object(reference)), at: range)
            else { return reference }
            return copy
        }
    }
}

extension Signature {
    /// Tells whether it takes a call with just these labels; what has a default may be left out.
    fileprivate func takes(_ labels: [String?]) -> Bool {
        var left = labels[...]
        for parameter in parameters {
            if let next = left.first, next == parameter.label {
                left = left.dropFirst()
                guard parameter.isVariadic else { continue }
                while let next = left.first, next == nil { left = left.dropFirst() }
            } else if !parameter.isOptional, !parameter.isVariadic {
                return false
            }
        }
        return left.isEmpty
    }
}
