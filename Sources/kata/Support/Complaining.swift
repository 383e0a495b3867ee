import KataRunner

extension Output {
    /// Writes a sentence to standard error, in the reader's language.
    static func complain(_ sentence: (Phrases) -> String) {
        errors.write("kata: \(sentence(Phrases(locale: Surroundings.locale)))\n")
    }
}
