import KataDiagnostics
import KataTranscript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes values by a C format string: `d i u x X o f e g s c` and `%%`, with flags, width and precision.
struct Formatter {
    private let format: [Unicode.Scalar]
    private let values: [Value]
    private let range: SourceRange

    init(_ format: String, _ values: [Value], at range: SourceRange) {
        self.format = Array(format.unicodeScalars)
        self.values = values
        self.range = range
    }

    /// A conversion between `%` and its letter.
    private struct Conversion {
        var flags = ""
        var width: Int?
        var precision: Int?
        var letter: Unicode.Scalar = "%"

        /// The conversion for C, which is given 64-bit integers.
        var specification: String {
            let isInteger = "diuxXo".unicodeScalars.contains(letter)
            return "%\(flags)\(width.map(String.init) ?? "")\(precision.map { ".\($0)" } ?? "")"
                + "\(isInteger ? "ll" : "")\(letter)"
        }

        /// Pads text to the width, counted in scalars; C would count bytes.
        func padded(_ text: String) -> String {
            let missing = (width ?? 0) - text.unicodeScalars.count
            guard missing > 0 else { return text }
            let blanks = String(repeating: " ", count: missing)
            return flags.contains("-") ? text + blanks : blanks + text
        }
    }

    /// Returns the text; a value that is missing, too much or of the wrong kind is an error.
    func text(in context: Context) throws(InterruptionError) -> String {
        var result = String.UnicodeScalarView()
        var position = 0
        var used = 0
        while position < format.count {
            let scalar = format[position]
            position += 1
            guard scalar == "%" else {
                result.append(scalar)
                continue
            }
            let conversion = try conversion(from: &position)
            if conversion.letter == "%" {
                result.append("%")
                continue
            }
            guard used < values.count else {
                let given = values.count == 1 ? "one value" : "\(values.count) values"
                throw .mismatch("the format wants more than \(given)", at: range)
            }
            result.append(contentsOf: try write(values[used], by: conversion, in: context).unicodeScalars)
            used += 1
        }
        guard used == values.count else {
            throw .mismatch("the format writes \(used) of \(values.count) values", at: range)
        }
        return String(result)
    }

    private func conversion(from position: inout Int) throws(InterruptionError) -> Conversion {
        var conversion = Conversion()
        while position < format.count, "-+ #0".unicodeScalars.contains(format[position]) {
            conversion.flags.unicodeScalars.append(format[position])
            position += 1
        }
        conversion.width = try number(from: &position)
        if position < format.count, format[position] == "." {
            position += 1
            conversion.precision = try number(from: &position) ?? 0
        }
        while position < format.count, "lhqz".unicodeScalars.contains(format[position]) { position += 1 }
        guard position < format.count else {
            throw .mismatch("the format ends in the middle of a '%'", at: range)
        }
        conversion.letter = format[position]
        position += 1
        return conversion
    }

    /// Reads a width or precision; a thousand columns are enough for everybody.
    private func number(from position: inout Int) throws(InterruptionError) -> Int? {
        var value: Int?
        while position < format.count,
            let digit = format[position].properties.numericType == .decimal
                ? Int(String(format[position])) : nil
        {
            value = (value ?? 0) * 10 + digit
            position += 1
            if value ?? 0 > 1000 {
                throw .mismatch("a width or precision above 1000 in the format", at: range)
            }
        }
        return value
    }

    private func write(
        _ value: Value, by conversion: Conversion, in context: Context
    ) throws(InterruptionError) -> String {
        switch (conversion.letter, value) {
        case ("d", .integer(let integer)), ("i", .integer(let integer)), ("u", .integer(let integer)),
            ("x", .integer(let integer)), ("X", .integer(let integer)), ("o", .integer(let integer)):
            return Formatter.c(conversion.specification, integer)
        case ("f", _), ("e", _), ("g", _), ("F", _), ("E", _), ("G", _):
            switch value {
            case .float(let float): return Formatter.c(conversion.specification, float)
            case .integer(let integer): return Formatter.c(conversion.specification, Double(integer))
            default: throw mismatch(conversion, value, "a number")
            }
        case ("s", _):
            let text = try context.text(of: value, at: range)
            let scalars = text.unicodeScalars.prefix(conversion.precision ?? .max)
            return conversion.padded(String(String.UnicodeScalarView(scalars)))
        case ("c", .integer(let integer)):
            guard let scalar = UInt32(exactly: integer).flatMap(Unicode.Scalar.init) else {
                throw .mismatch("\(integer) is no Unicode scalar", at: range)
            }
            return conversion.padded(String(scalar))
        case ("c", .string(let string)) where string.count == 1: return conversion.padded(string)
        case ("c", _): throw mismatch(conversion, value, "a character")
        case ("@", _): throw .mismatch("'%@' is Objective-C's: write '%s'", at: range)
        case ("d", _), ("i", _), ("u", _), ("x", _), ("X", _), ("o", _):
            throw mismatch(conversion, value, "an integer")
        default: throw .mismatch("'%\(conversion.letter)' is no conversion that 'format' knows", at: range)
        }
    }

    private func mismatch(_ conversion: Conversion, _ value: Value, _ wanted: String) -> InterruptionError {
        .mismatch("'%\(conversion.letter)' wants \(wanted); this is \(value.kindName)", at: range)
    }

    /// Formats one number as C does, in the C locale.
    private static func c(_ specification: String, _ value: any CVarArg) -> String {
        let capacity = 1500
        return String(unsafeUninitializedCapacity: capacity) { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            return withVaList([value]) { arguments in
                base.withMemoryRebound(to: CChar.self, capacity: capacity) { pointer in
                    min(capacity - 1, Int(max(0, vsnprintf(pointer, capacity, specification, arguments))))
                }
            }
        }
    }
}
