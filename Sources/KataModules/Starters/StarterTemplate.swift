/// A text with placeholders: `{name}`, and `{, name}` for a value behind a comma, or nothing.
struct StarterTemplate {
    private let text: String

    /// Makes a template of a text.
    init(_ text: String) { self.text = text }

    /// Returns the text with values in place of placeholders; what is no placeholder stays, braces included.
    ///
    /// A placeholder alone on its line stands for lines, each indented as it is; the line goes where there are none.
    func filled(_ values: [String: String]) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            let indentation = line.prefix { $0 == " " }
            let word = line.dropFirst(indentation.count)
            guard word.hasPrefix("{"), word.hasSuffix("}"),
                let lines = values[String(word.dropFirst().dropLast())]
            else { return [StarterTemplate.filled(line, values)] }
            guard !lines.isEmpty else { return [] }
            return lines.split(separator: "\n", omittingEmptySubsequences: false).map { inner in
                inner.isEmpty ? "" : String(indentation + inner)
            }
        }.joined(separator: "\n")
    }

    private static func filled(_ line: Substring, _ values: [String: String]) -> String {
        var result = ""
        var rest = line
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let behind = rest[rest.index(after: open)...]
            guard let close = behind.firstIndex(of: "}"),
                let value = value(of: behind[..<close], values)
            else {
                result += "{"
                rest = behind
                continue
            }
            result += value
            rest = behind[behind.index(after: close)...]
        }
        return result + rest
    }

    private static func value(of placeholder: Substring, _ values: [String: String]) -> String? {
        guard placeholder.hasPrefix(", ") else { return values[String(placeholder)] }
        return values[String(placeholder.dropFirst(2))].map { $0.isEmpty ? "" : ", " + $0 }
    }
}
