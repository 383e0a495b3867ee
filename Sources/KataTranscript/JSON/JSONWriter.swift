import KataDiagnostics
import KataText

/// Writes JSON as compact UTF-8 without line breaks.
public struct JSONWriter {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes an empty writer.
    public init() {}

    /// Writes a document.
    public mutating func write(_ json: JSON) {
        switch json {
        case .null: raw("null")
        case .bool(let bool): raw(bool ? "true" : "false")
        case .integer(let integer): raw(String(integer))
        case .float(let float): write(float)
        case .string(let string): write(string)
        case .array(let elements): separated(elements, "[", "]") { $0.write($1) }
        case .object(let members):
            separated(members, "{", "}") { writer, member in
                writer.write(member.name)
                writer.raw(":")
                writer.write(member.value)
            }
        }
    }

    /// Writes a string with its quotes; a slash and what is beyond ASCII stay as they are.
    public mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case UInt8(ascii: "\n"): raw("\\n")
            case UInt8(ascii: "\r"): raw("\\r")
            case UInt8(ascii: "\t"): raw("\\t")
            case 0..<0x20, 0x7F:
                raw("\\u" + String(byte, radix: 16).paddedWithZeros(to: 4))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes text as it is.
    public mutating func raw(_ text: String) { bytes += text.utf8 }

    /// Writes a finite number so that it reads back exactly; others have no JSON and are written as null.
    private mutating func write(_ float: Double) { raw(float.isFinite ? float.description : "null") }

    private mutating func separated<Element>(
        _ elements: [Element], _ open: String, _ close: String, _ write: (inout JSONWriter, Element) -> Void
    ) {
        raw(open)
        for (index, element) in elements.enumerated() {
            if index > 0 { raw(",") }
            write(&self, element)
        }
        raw(close)
    }
}

extension JSON {
    /// The document as compact UTF-8.
    public var utf8: [UInt8] {
        var writer = JSONWriter()
        writer.write(self)
        return writer.bytes
    }

    /// The document as compact text.
    public var text: String { String(decoding: utf8, as: UTF8.self) }
}
