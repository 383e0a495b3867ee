/// Why bytes are no JSON, and where.
public struct JSONError: Error, Sendable, Equatable {
    /// What is wrong.
    public var message: String
    /// Offset of the byte where it is wrong.
    public var offset: Int

    /// Makes an error of what is wrong, and where.
    public init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }
}

/// Reads one JSON document strictly (RFC 8259), within limits on depth and number of values.
public struct JSONReader {
    /// Arrays and objects may nest this deep.
    public static let maximumDepth = 64
    /// A document may hold this many values.
    public static let maximumCount = 1_000_000

    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    private var depth = 0
    private var count = 0

    /// Reads the whole of `bytes` as one document.
    public static func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
        var reader = JSONReader(bytes)
        let json = try reader.value()
        reader.skipBlanks()
        guard reader.offset == bytes.endIndex else { throw reader.error("more after the document") }
        return json
    }

    /// Reads the whole of `bytes` as one document.
    public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSON { try read(bytes[...]) }

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        self.offset = bytes.startIndex
    }

    private func error(_ message: String) -> JSONError {
        JSONError(message: message, offset: offset - bytes.startIndex)
    }

    private var current: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard current == byte else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(JSONError) -> JSON {
        count += 1
        guard count <= Self.maximumCount else { throw error("more than \(Self.maximumCount) values") }
        skipBlanks()
        switch current {
        case UInt8(ascii: "{"): return try nested(object)
        case UInt8(ascii: "["): return try nested(array)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .some(let byte) where byte == UInt8(ascii: "-") || isDigit(byte): return try number()
        default: throw error("a value is missing")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        depth += 1
        guard depth <= Self.maximumDepth else { throw error("nested deeper than \(Self.maximumDepth)") }
        offset += 1
        let result = try read(&self)
        depth -= 1
        return result
    }

    private func object(_ reader: inout JSONReader) throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        if reader.take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            reader.skipBlanks()
            guard reader.current == UInt8(ascii: "\"") else {
                throw reader.error("a member's name is missing")
            }
            let name = try reader.string()
            guard reader.take(UInt8(ascii: ":")) else { throw reader.error("':' is missing") }
            members.append(JSON.Member(name, try reader.value()))
        } while reader.take(UInt8(ascii: ","))
        guard reader.take(UInt8(ascii: "}")) else { throw reader.error("'}' is missing") }
        return .object(members)
    }

    private func array(_ reader: inout JSONReader) throws(JSONError) -> JSON {
        var elements: [JSON] = []
        if reader.take(UInt8(ascii: "]")) { return .array(elements) }
        repeat { elements.append(try reader.value()) } while reader.take(UInt8(ascii: ","))
        guard reader.take(UInt8(ascii: "]")) else { throw reader.error("']' is missing") }
        return .array(elements)
    }

    private mutating func word(_ word: String, _ json: JSON) throws(JSONError) -> JSON {
        let end = offset + word.utf8.count
        guard end <= bytes.endIndex, bytes[offset..<end].elementsEqual(word.utf8) else {
            throw error("'\(word)' is misspelt")
        }
        offset = end
        return json
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = offset
        if current == UInt8(ascii: "-") { offset += 1 }
        let first = current
        let digits = try skipDigits()
        if first == UInt8(ascii: "0"), digits > 1 { throw error("a number begins with 0") }
        var isFloat = false
        if current == UInt8(ascii: ".") {
            isFloat = true
            offset += 1
            _ = try skipDigits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isFloat = true
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            _ = try skipDigits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isFloat {
            guard let float = Double(text), float.isFinite else { throw error("a number beyond a double") }
            return .float(float)
        }
        guard let integer = Int64(text) else { throw error("an integer beyond 64 bits") }
        return .integer(integer)
    }

    private mutating func skipDigits() throws(JSONError) -> Int {
        let start = offset
        while let byte = current, isDigit(byte) { offset += 1 }
        guard offset > start else { throw error("a digit is missing") }
        return offset - start
    }

    private mutating func string() throws(JSONError) -> String {
        offset += 1
        var content: [UInt8] = []
        var runStart = offset
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                content += bytes[runStart..<offset]
                offset += 1
                guard let string = String(validating: content, as: UTF8.self) else {
                    throw error("a string that is no UTF-8")
                }
                return string
            case UInt8(ascii: "\\"):
                content += bytes[runStart..<offset]
                offset += 1
                try escape(into: &content)
                runStart = offset
            case 0..<0x20: throw error("a control character in a string")
            default: offset += 1
            }
        }
        throw error("a string without end")
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
        let letter = current
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[offset - 1])
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"): content += try scalar().utf8
        default: throw error("an unknown escape")
        }
    }

    private mutating func scalar() throws(JSONError) -> String {
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]) {
            guard current == UInt8(ascii: "\\"), offset + 1 < bytes.endIndex,
                bytes[offset + 1] == UInt8(ascii: "u")
            else { throw error("a lone surrogate") }
            offset += 2
            units.append(try codeUnit())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw error("a lone surrogate") }
        return text
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        guard offset + 4 <= bytes.endIndex,
            bytes[offset..<offset + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are missing") }
        offset += 4
        return unit
    }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
