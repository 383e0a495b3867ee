import KataDiagnostics
import KataScript
import KataTranscript

/// The functions that every script has.
enum Builtin: String, CaseIterable {
    case format
    case size
    case text
    case round
    case abs
    case min
    case max
    case near
    case zip
    case stride
    case type
    case fatalError, preconditionFailure, assertionFailure
    case exit
    case dump, debugPrint
    case withTaskGroup, withThrowingTaskGroup
    case sleep, usleep

    /// Calls the function.
    func apply(
        _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        if self == .stride { return try context.strides(arguments, at: range) }
        if self == .type { return try context.type(of: arguments, at: range) }
        if self == .withTaskGroup || self == .withThrowingTaskGroup {
            return try context.withTaskGroup(arguments, at: range)
        }
        if self == .debugPrint { return try context.debugPrint(arguments, at: range) }
        if let label = arguments.compactMap(\.label).first {
            throw .mismatch("'\(rawValue)' takes no labels; '\(label):' is too much", at: range)
        }
        let values = arguments.map(\.value)
        switch self {
        case .format:
            return try context.formatted(values, at: range)
        case .size: return .integer(Int64(try single(values, at: range).elements(at: range).count))
        case .text:
            let text = try context.text(of: try single(values, at: range), at: range)
            try context.handle(text.utf8.count, at: range)
            return .string(text)
        case .round: return try rounded(try single(values, at: range), at: range)
        case .abs: return try absolute(try single(values, at: range), at: range)
        case .min, .max: return try extreme(values, at: range, in: context)
        case .zip: return try zipped(values, at: range, in: context)
        case .near: return try isNear(values, at: range)
        // They have labels.
        case .stride, .type, .dump, .debugPrint, .withTaskGroup, .withThrowingTaskGroup: return .null
        case .sleep, .usleep:
            let time = try number(try single(values, at: range), at: range)
            try context.wait(
                Int(Swift.min(Swift.max(0, time), 1e9) * (self == .sleep ? 1000 : 0.001)), at: range)
            return .null
        case .exit: throw .left(.commands)
        case .fatalError, .preconditionFailure, .assertionFailure:
            let message = try values.first.map { value throws(InterruptionError) in
                try context.text(of: value, at: range)
            }
            throw .thrown(message ?? "fatal error", at: range)
        }
    }

    /// Calls a function of floating-point numbers.
    static func apply(
        _ function: MathFunction, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> Value {
        var numbers: [Double] = []
        for argument in arguments {
            guard argument.label == nil, let number = argument.value.number else {
                throw .mismatch(
                    "'\(function.rawValue)' wants numbers; this is \(argument.value.kindName)", at: range)
            }
            numbers.append(number)
        }
        guard numbers.count == function.operands else {
            throw .mismatch(
                "'\(function.rawValue)' takes \(function.operands) numbers, not \(numbers.count)", at: range)
        }
        return .float(function.value(of: numbers[0], numbers[numbers.count - 1]))
    }

    private func single(_ values: [Value], at range: SourceRange) throws(InterruptionError) -> Value {
        guard values.count == 1 else {
            throw .mismatch("'\(rawValue)' takes one value, not \(values.count)", at: range)
        }
        return values[0]
    }

    private func rounded(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        switch value {
        case .integer: return value
        case .float(let float):
            guard let integer = Int64(exactly: float.rounded(.toNearestOrAwayFromZero)) else {
                throw .thrown("round(\(float)) does not fit a 64-bit integer", at: range)
            }
            return .integer(integer)
        default: throw notNumber(value, at: range)
        }
    }

    private func absolute(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        switch value {
        case .integer(.min): throw .thrown("abs(\(Int64.min)) does not fit a 64-bit integer", at: range)
        case .integer(let integer): return .integer(Swift.abs(integer))
        case .float(let float): return .float(Swift.abs(float))
        default: throw notNumber(value, at: range)
        }
    }

    private func zipped(
        _ values: [Value], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        guard values.count == 2 else {
            throw .mismatch("'zip' takes two lists, not \(values.count) values", at: range)
        }
        // A sequence of the module may have no end, so the other one says how many elements are asked for.
        let plain = values.firstIndex { !$0.isOfModule && !$0.isEndless } ?? 0
        let first = try Conversion.list.elements(of: values[plain], at: range, in: context)
        let other = values[1 - plain]
        var second = try context.elements(of: other, unlessDeclares: "", limit: first.count, at: range) ?? []
        if !other.isOfModule, !other.isEndless {
            second = try Conversion.list.elements(of: other, at: range, in: context)
        }
        if case .range(let bounds) = values[1 - plain], bounds.hasNoUpperBound,
            case .integer(let start) = bounds.lower
        {
            second = first.indices.map { .integer(start + Int64($0)) }
        }
        let (left, right) = plain == 0 ? (first, second) : (second, first)
        let pairs = Swift.zip(left, right).map { Value.tuple([Argument(value: $0), Argument(value: $1)]) }
        return try context.counted(.list(pairs), at: range)
    }

    private func extreme(
        _ values: [Value], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        guard var best = values.first else {
            throw .mismatch("'\(rawValue)' takes at least one number", at: range)
        }
        // Of equal values Swift's `min` gives the first, `max` the last.
        let comparison = self == .min ? BinaryOperator.less : .greaterOrEqual
        let isFloating = values.contains { if case .float = $0 { true } else { false } }
        for value in values {
            if !values.contains(where: \.isOfModule) { _ = try number(value, at: range) }
            if try comparison.isLess(value, best, at: range, in: context) { best = value }
        }
        return isFloating ? best.asFloat : best
    }

    private func isNear(_ values: [Value], at range: SourceRange) throws(InterruptionError) -> Value {
        guard values.count == 3 else {
            throw .mismatch("'near' takes two numbers and a tolerance", at: range)
        }
        let difference = try number(values[0], at: range) - number(values[1], at: range)
        return .bool(Swift.abs(difference) <= (try number(values[2], at: range)))
    }

    private func number(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Double {
        switch value {
        case .integer(let integer): return Double(integer)
        case .float(let float): return float
        default: throw notNumber(value, at: range)
        }
    }

    private func notNumber(_ value: Value, at range: SourceRange) -> InterruptionError {
        .mismatch("'\(rawValue)' wants numbers; this is \(value.kindName)", at: range)
    }
}

extension Value {
    /// Tells whether it is a range without an upper bound, whose elements have no end.
    fileprivate var isEndless: Bool {
        if case .range(let bounds) = self { bounds.hasNoUpperBound } else { false }
    }
}
