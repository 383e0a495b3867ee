import KataDiagnostics
import KataText

extension Output {
    /// Writes a sentence to standard error, in the reader's language.
    static func complain(_ sentence: (Phrases) -> String) {
        errors.write("kata: \(sentence(Phrases(locale: ProcessEnvironment.locale)))\n")
    }

    /// Writes a warning to standard error.
    static func warn(_ sentence: String, _ style: TextStyle) {
        errors.write("kata: \(style(.warning, "warning")): \(sentence)\n")
    }
}
