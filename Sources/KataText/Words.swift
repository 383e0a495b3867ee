extension Int {
    /// Returns the number with an English noun: "1 line", "3 lines".
    public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

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
