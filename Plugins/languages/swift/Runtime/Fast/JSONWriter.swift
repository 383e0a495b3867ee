/// Writes JSON as one line of bytes.
struct JSONWriter {
    /// What was written so far.
    private(set) var bytes: [UInt8] = []

    /// Adds a value.
    mutating func write(_ value: JSON) {
        switch value {
        case .null: write("null")
        case .bool(let truth): write(truth ? "true" : "false")
        case .integer(let number): write(String(number))
        case .float(let number): write(float: number)
        case .string(let text): write(quoted: text)
        case .array(let elements):
            write(list: elements, between: "[", and: "]") { writer, element in writer.write(element) }
        case .object(let members):
            write(list: members, between: "{", and: "}") { writer, member in
                writer.write(quoted: member.key)
                writer.write(":")
                writer.write(member.value)
            }
        }
    }

    /// Adds the newline that ends a message.
    mutating func endLine() {
        write("\n")
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write<Element>(
        list: [Element], between open: String, and close: String,
        each write: (inout JSONWriter, Element) -> Void
    ) {
        self.write(open)
        var isFirst = true
        for element in list {
            if !isFirst { self.write(",") }
            isFirst = false
            write(&self, element)
        }
        self.write(close)
    }

    /// Swift's description is the shortest that reads back, always with a point or an exponent.
    private mutating func write(float number: Double) {
        if number.isFinite {
            write(number.description)
        } else {
            write("{\"float\":\"\(number.isNaN ? "nan" : number > 0 ? "inf" : "-inf")\"}")
        }
    }

    private mutating func write(quoted text: String) {
        write("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): write("\\\"")
            case UInt8(ascii: "\\"): write("\\\\")
            case 0x0A: write("\\n")
            case 0x00..<0x10: write("\\u000" + String(byte, radix: 16))
            case 0x10..<0x20: write("\\u00" + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        write("\"")
    }
}

extension JSON {
    /// The value as JSON writes it.
    var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
