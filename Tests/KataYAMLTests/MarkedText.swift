import KataDiagnostics
import KataYAML

/// Source text with the places of its marks (1️⃣, 2️⃣, …), which are taken out.
struct MarkedText {
    var text = ""
    var marks: [Character: Int] = [:]

    init(_ marked: String) {
        for character in marked {
            if character.unicodeScalars.contains("\u{20E3}") {
                marks[character] = text.utf8.count
            } else {
                text.append(character)
            }
        }
    }

    /// The range between two marks.
    func range(_ start: Character, _ end: Character) -> SourceRange {
        SourceRange(marks[start] ?? -1, marks[end] ?? -1)
    }
}

/// Returns the root of `text` and the diagnostics as people see them.
func read(_ text: String) -> (root: YAMLNode?, told: String) { read(bytes: Array(text.utf8)) }

/// Returns the root of a file of `bytes` and the diagnostics as people see them.
func read(bytes: [UInt8]) -> (root: YAMLNode?, told: String) {
    let file = SourceFile(path: "k.yaml", bytes: bytes)
    var diagnostics = Diagnostics()
    let root = YAMLReader.root(of: file, diagnostics: &diagnostics)
    let told = diagnostics.sorted.map { DiagnosticText().text(of: $0, in: file) }.joined()
    return (root, told)
}
