import KataDiagnostics
import KataText
import KataTranscript

extension JSON {
    /// The document as compact text that a terminal shows as it is: what it would obey or hide is written as `\u009b`.
    ///
    /// Readers of JSON see the same document. Such characters stand in strings alone.
    var shownText: String {
        let text = text
        guard text.unicodeScalars.contains(where: \.isHiddenFromPeople) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard scalar.isHiddenFromPeople else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16).paddedWithZeros(to: 4)
            result.append(contentsOf: "\\u\(digits)".unicodeScalars)
        }
        return String(result)
    }
}
