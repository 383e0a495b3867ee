import KataDiagnostics
import KataTranscript

/// `Data` of the module as text.
extension Context {
    /// Returns the text that data of the module holds; nil where it is no UTF-8.
    func text(ofData value: Value, encodedAs encoding: Value, at range: SourceRange)
        throws(InterruptionError) -> Value
    {
        guard encoding.isUTF8 else {
            throw .mismatch("text is read as '.utf8'; this is \(encoding.shownText)", at: range)
        }
        if case .null = value { throw .thrown("nil holds no text", at: range) }
        let bytes: [UInt8]
        switch value {
        case .object(let reference) where reference.type == "Data":
            let request = Request.call(on: .value(value), member: "base64EncodedString", arguments: [])
            guard case .string(let text) = try self.value(of: request, at: range),
                let read = [UInt8](base64: text)
            else { throw .ended(.policy("'base64EncodedString' answered no base 64"), at: range) }
            bytes = read
        default:
            let elements = try Conversion.list.elements(of: value, at: range, in: self)
            bytes = elements.compactMap {
                if case .integer(let byte) = $0 { UInt8(exactly: byte) } else { nil }
            }
            guard bytes.count == elements.count else {
                throw .mismatch("text is read from Data or from bytes; this is \(value.kindName)", at: range)
            }
        }
        try handle(bytes.count, at: range)
        return String(validating: bytes, as: UTF8.self).map(Value.string) ?? .null
    }
}

extension Value {
    /// Tells whether it names the encoding of UTF-8: `.utf8`, or `UTF8.self`.
    fileprivate var isUTF8: Bool {
        switch self {
        case .enumCase(let name): name.name == "utf8"
        case .metatype(let type): type == PlainType.UTF8.rawValue
        default: false
        }
    }
}

extension [UInt8] {
    /// Reads base 64; nil where the text is none.
    fileprivate init?(base64 text: String) {
        self = []
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for byte in text.utf8 where byte != UInt8(ascii: "=") {
            guard let digit = Self.digits.firstIndex(of: byte) else { return nil }
            bits = bits << 6 | UInt32(digit)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            append(UInt8(truncatingIfNeeded: bits >> count))
            bits &= 1 << count - 1
        }
    }

    private static let digits = [UInt8](
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
