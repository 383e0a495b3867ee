public import KataDiagnostics
public import KataScript
import KataTranscript

extension ParameterRow {
    /// Returns the values as a script would write them, without running anything, each with its name.
    public func sources(in file: SourceFile) -> [(name: String, source: String)] {
        values.map { ($0.name.text, $0.value.source(in: file)) }
    }
}

extension Expression {
    /// The expression as a script would write it: YAML writes plain values differently.
    fileprivate func source(in file: SourceFile) -> String {
        switch kind {
        case .integer(let value): return Value.integer(value).sourceText
        case .float(let value): return Value.float(value).sourceText
        case .bool(let value): return Value.bool(value).sourceText
        case .null: return Value.null.sourceText
        case .string(let literal):
            return literal.plainText?.quoted ?? file.text(in: range)
        case .list(let elements):
            return "[" + elements.map { $0.source(in: file) }.joined(separator: ", ") + "]"
        case .map(let entries):
            let pairs = entries.map { "\($0.key.source(in: file)): \($0.value.source(in: file))" }
            return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
        default:
            return file.text(in: range)
        }
    }
}
