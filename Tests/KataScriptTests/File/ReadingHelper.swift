import KataDiagnostics
import KataScript

/// Returns the kata in `text` and the diagnostics as people see them.
func readKata(_ text: String, id: String = "kata") -> (kata: Kata?, told: String) {
    readKata(SourceFile(path: "kata.yaml", text: text), id: id)
}

/// Returns the kata in `file` and the diagnostics as people see them.
func readKata(_ file: SourceFile, id: String = "kata") -> (kata: Kata?, told: String) {
    var diagnostics = Diagnostics()
    let kata = KataReader.read(file, id: id, diagnostics: &diagnostics)
    let told = diagnostics.sorted.map { DiagnosticText().text(of: $0, in: file) }.joined()
    return (kata, told)
}
