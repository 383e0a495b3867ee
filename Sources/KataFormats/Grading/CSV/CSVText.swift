import KataDiagnostics
import KataText

/// Text as a field of a CSV file may hold it.
enum CSVText {
    /// Returns a field that a spreadsheet shows as text and never takes for a formula.
    ///
    /// The signs are OWASP's (CSV Injection), those of full width included, which some spreadsheets take for the same.
    static func field(_ text: String) -> String {
        var shown = text.visible
        if let first = text.unicodeScalars.first(where: { $0 != " " }),
            "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
        {
            shown = "'" + shown
        }
        guard shown.unicodeScalars.contains(where: { "\",\t'; ".unicodeScalars.contains($0) }) else {
            return shown
        }
        return "\"\(shown.replacingScalars(of: "\"", with: "\"\""))\""
    }
}
