import KataDiagnostics

/// Numbers and strings.
extension Lexer {
    mutating func number() {
        let start = offset
        if byte(at: offset) == UInt8(ascii: "0"), let radix = radix(of: byte(at: offset + 1)) {
            offset += 2
            return prefixedInteger(from: start, radix: radix)
        }
        skipDigits()
        var isFloat = false
        if byte(at: offset) == UInt8(ascii: "."), isDigit(byte(at: offset + 1)) {
            isFloat = true
            offset += 1
            skipDigits()
        }
        if isExponentAhead {
            isFloat = true
            offset += 2
            skipDigits()
        }
        if byte(at: offset) == UInt8(ascii: "."), isLoneTrailingPoint {
            offset += 1
            report(.floatNeedsDigits(string(start..<offset)), start, offset)
            return add(.invalid, from: start)
        }
        if !isFloat, let unit = durationUnit, let milliseconds = milliseconds(string(start..<offset), unit) {
            offset += unit.utf8.count
            return add(.duration(milliseconds), from: start)
        }
        if let scalar, scalar.value.properties.isXIDContinue { return malformedNumber(from: start) }
        let digits = string(start..<offset).filter { $0 != "_" }
        if isFloat {
            guard let value = Double(digits), value.isFinite else { return malformedNumber(from: start) }
            add(.float(value), from: start)
        } else {
            addInteger(UInt64(digits), from: start)
        }
    }

    private mutating func prefixedInteger(from start: Int, radix: Int) {
        let digitsStart = offset
        while let scalar, scalar.value.properties.isXIDContinue { offset += scalar.length }
        let digits = string(digitsStart..<offset).filter { $0 != "_" }
        guard !digits.isEmpty,
            digits.allSatisfy({ $0.isASCII && $0.hexDigitValue.map { $0 < radix } ?? false })
        else {
            return malformedNumber(from: start)
        }
        addInteger(UInt64(digits, radix: radix), from: start)
    }

    /// The unit of a duration that stands at `offset`, if nothing of a word follows it.
    private var durationUnit: String? {
        var end = offset
        while let byte = byte(at: end), byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { end += 1 }
        let word = string(offset..<end)
        if let following = byte(at: end),
            following >= 0x80 || following == UInt8(ascii: "_") || isDigit(following)
        {
            return nil
        }
        return Self.milliseconds[word] == nil ? nil : word
    }

    private static let milliseconds = ["ms": 1, "s": 1000, "min": 60_000]

    private func milliseconds(_ digits: String, _ unit: String) -> Int? {
        guard let count = Int(digits.filter { $0 != "_" }), let factor = Self.milliseconds[unit] else {
            return nil
        }
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return overflows || product > 1 << 53 ? nil : product
    }

    private mutating func addInteger(_ value: UInt64?, from start: Int) {
        if let value {
            add(.integer(value), from: start)
        } else {
            report(.integerTooLarge(string(start..<offset)), start, offset)
            add(.invalid, from: start)
        }
    }

    private mutating func malformedNumber(from start: Int) {
        while let scalar, scalar.value.properties.isXIDContinue { offset += scalar.length }
        report(.malformedNumber(string(start..<offset)), start, offset)
        add(.invalid, from: start)
    }

    private mutating func skipDigits() {
        while let byte = byte(at: offset), isDigit(byte) || byte == UInt8(ascii: "_") { offset += 1 }
    }

    /// `1.` where neither a digit, a member nor a range follows.
    private var isLoneTrailingPoint: Bool {
        let next = byte(at: offset + 1)
        if next == UInt8(ascii: ".") { return false }
        guard let next else { return true }
        return !(Unicode.Scalar(next).properties.isXIDStart || next >= 0x80)
    }

    private var isExponentAhead: Bool {
        guard byte(at: offset) == UInt8(ascii: "e") || byte(at: offset) == UInt8(ascii: "E") else {
            return false
        }
        let sign = byte(at: offset + 1)
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { return isDigit(byte(at: offset + 2)) }
        return isDigit(sign)
    }

    private func radix(of letter: UInt8?) -> Int? {
        switch letter {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "b"): 2
        case UInt8(ascii: "o"): 8
        default: nil
        }
    }

    private func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
    }

    /// Reads a string whose opening quote is at `offset`.
    mutating func stringLiteral(closing: Set<Unicode.Scalar>) {
        let start = offset
        offset += scalar?.length ?? 1
        let opening = start..<offset
        var segments: [Token.StringSegment] = []
        var current = ""
        while let (scalar, length) = scalar, scalar != "\n" {
            if closing.contains(scalar) {
                offset += length
                segments.append(.text(current))
                return add(.string(segments), from: start)
            }
            if scalar == "\\" {
                if byte(at: offset + 1) == UInt8(ascii: "(") {
                    segments.append(.text(current))
                    current = ""
                    segments.append(.code(interpolation()))
                } else {
                    current.unicodeScalars.append(contentsOf: escape())
                }
            } else {
                current.unicodeScalars.append(scalar)
                offset += length
            }
        }
        report(.unterminatedString, opening.lowerBound, opening.upperBound)
        segments.append(.text(current))
        add(.string(segments), from: start)
    }

    /// Skips `\(…)` and returns the content inside; strings and parentheses in it may nest.
    mutating func interpolation(depth outerDepth: Int = 0) -> Range<Int> {
        offset += 2
        let start = offset
        var depth = 1
        var isInString = false
        while let byte = byte(at: offset), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\\"), isInString {
                if self.byte(at: offset + 1) == UInt8(ascii: "("), outerDepth < Parser.maximumDepth {
                    _ = interpolation(depth: outerDepth + 1)
                    continue
                }
                offset += 1
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if !isInString, byte == UInt8(ascii: "(") {
                depth += 1
            } else if !isInString, byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 {
                    offset += 1
                    return start..<offset - 1
                }
            }
            offset = min(offset + 1, limit)
        }
        report(.unclosed(.openParenthesis), start - 1, start)
        return start..<offset
    }

    mutating func escape() -> String.UnicodeScalarView {
        let start = offset
        offset += 1
        let letter = scalar
        offset += letter?.length ?? 0
        switch letter?.value {
        case "n": return "\n".unicodeScalars
        case "t": return "\t".unicodeScalars
        case "r": return "\r".unicodeScalars
        case "0": return "\0".unicodeScalars
        case "\"": return "\"".unicodeScalars
        case "\\": return "\\".unicodeScalars
        case "u" where byte(at: offset) == UInt8(ascii: "{"): return unicodeEscape(from: start)
        default:
            report(.unknownEscape(string(start..<offset)), start, offset)
            return "".unicodeScalars
        }
    }

    private mutating func unicodeEscape(from start: Int) -> String.UnicodeScalarView {
        let digitsStart = offset + 1
        while let byte = byte(at: offset), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "\""),
            byte != UInt8(ascii: "\n")
        { offset += 1 }
        let digits = string(min(digitsStart, offset)..<offset)
        let isClosed = byte(at: offset) == UInt8(ascii: "}")
        if isClosed { offset += 1 }
        guard isClosed, (1...8).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else {
            report(.invalidEscapeValue(string(start..<offset)), start, offset)
            return "".unicodeScalars
        }
        return String(scalar).unicodeScalars
    }
}
