/// Reads one line of JSON (RFC 8259), within the limits of the protocol.
struct JSONReader {
    /// Why a line is no JSON.
    struct SyntaxError: Error {
        let message: String
        let offset: Int
    }

    /// How deep values may nest.
    static let maximumDepth = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads the one value that the bytes hold.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(SyntaxError) -> JSON {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipBlanks()
        guard reader.position == bytes.count else { throw reader.failure("text after the value") }
        return value
    }

    private func failure(_ message: String) -> SyntaxError {
        SyntaxError(message: message, offset: position)
    }

    private var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skipBlanks() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            position += 1
        }
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(SyntaxError) -> JSON {
        skipBlanks()
        switch current {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(SyntaxError) -> JSON {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count else { throw failure("an unknown word") }
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
            throw failure("an unknown word")
        }
        position = end
        return value
    }

    private mutating func enter() throws(SyntaxError) {
        position += 1
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw failure("nested deeper than \(Self.maximumDepth)")
        }
    }

    private mutating func array() throws(SyntaxError) -> JSON {
        try enter()
        defer { depth -= 1 }
        var elements: [JSON] = []
        if accept(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            elements.append(try value())
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "]")) else { throw failure("']' is missing") }
        return .array(elements)
    }

    private mutating func object() throws(SyntaxError) -> JSON {
        try enter()
        defer { depth -= 1 }
        var members: [(key: String, value: JSON)] = []
        if accept(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipBlanks()
            guard current == UInt8(ascii: "\"") else { throw failure("a key is missing") }
            let key = try string()
            guard accept(UInt8(ascii: ":")) else { throw failure("':' is missing") }
            members.append((key, try value()))
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "}")) else { throw failure("'}' is missing") }
        return .object(members)
    }

    private mutating func number() throws(SyntaxError) -> JSON {
        let start = position
        var isInteger = true
        scan: while let byte = current {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
                isInteger = false
            default: break scan
            }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger {
            guard position > start else { throw failure("a value is missing") }
            guard let number = Int(text) else { throw failure("\(text) is no 64-bit integer") }
            return .integer(number)
        }
        guard let number = Double(text) else { throw failure("\(text) is no number") }
        return .float(number)
    }

    private mutating func string() throws(SyntaxError) -> String {
        position += 1
        let start = position
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            guard byte >= 0x20 else { throw failure("a control character in a string") }
            position += 1
        }
        if current == UInt8(ascii: "\"") {
            defer { position += 1 }
            return try text(bytes[start..<position])
        }
        var content = Array(bytes[start..<position])
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try content.withUnsafeBufferPointer(text(whole:))
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw failure("a control character in a string")
            default: content.append(byte)
            }
        }
        throw failure("a string without its end")
    }

    private func text(whole bytes: UnsafeBufferPointer<UInt8>) throws(SyntaxError) -> String {
        try text(bytes[...])
    }

    private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(SyntaxError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw failure("a string that is not UTF-8")
        }
        return text
    }

    private mutating func escape(into content: inout [UInt8]) throws(SyntaxError) {
        guard let byte = current else { throw failure("a string without its end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "u"): content.append(contentsOf: String(try scalar()).utf8)
        default: throw failure("an unknown escape")
        }
    }

    private mutating func scalar() throws(SyntaxError) -> Unicode.Scalar {
        var code = try fourDigits()
        if code >= 0xD800, code < 0xDC00, position + 1 < bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let low = try fourDigits()
            guard low >= 0xDC00, low < 0xE000 else { throw failure("half a surrogate pair") }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw failure("half a surrogate pair") }
        return scalar
    }

    private mutating func fourDigits() throws(SyntaxError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw failure("a string without its end") }
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw failure("an unknown escape")
            }
            code = code << 4 | UInt32(digit)
            position += 1
        }
        return code
    }
}
