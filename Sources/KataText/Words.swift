/// A sentence in both languages.
public struct Words: Sendable, Equatable {
    /// The English sentence.
    public var english: String
    /// The Chinese sentence.
    public var chinese: String

    /// Makes a sentence.
    public init(english: String, chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    /// Returns the sentence for a reader of a language.
    public func text(in language: ReaderLanguage) -> String { language(english, chinese) }
}
