/// Reads CSV by the rules of RFC 4180, and notes what breaks them.
struct CSVReader {
    /// The fields of each record.
    private(set) var records: [[String]] = []
    /// What is not as it should be.
    private(set) var problems: [String] = []

    /// Reads a document.
    init(_ text: String) {
        var scalars = Array(text.unicodeScalars)[...]
        while !scalars.isEmpty { readRecord(&scalars) }
        if Set(records.map(\.count)).count > 1 { problems.append("records of several lengths") }
    }

    private mutating func readRecord(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        var fields: [String] = []
        repeat { fields.append(readField(&scalars)) } while take(",", &scalars)
        if !(take("\r", &scalars) && take("\n", &scalars)) {
            problems.append("record \(records.count + 1) has no end")
            scalars = []
        }
        records.append(fields)
    }

    private mutating func readField(_ scalars: inout ArraySlice<Unicode.Scalar>) -> String {
        var field = String.UnicodeScalarView()
        guard take("\"", &scalars) else {
            while let scalar = scalars.first, scalar != ",", scalar != "\r", scalar != "\n" {
                if scalar == "\"" { problems.append("a bare quote") }
                field.append(scalar)
                scalars.removeFirst()
            }
            return String(field)
        }
        while let scalar = scalars.popFirst() {
            if scalar != "\"" {
                field.append(scalar)
            } else if take("\"", &scalars) {
                field.append("\"")
            } else {
                return String(field)
            }
        }
        problems.append("an open quote")
        return String(field)
    }

    private func take(_ scalar: Unicode.Scalar, _ scalars: inout ArraySlice<Unicode.Scalar>) -> Bool {
        guard scalars.first == scalar else { return false }
        scalars.removeFirst()
        return true
    }
}
