/// A title in each language of a page that can be switched.
public struct Titles: Sendable, Equatable {
    /// The title in English.
    public var english: String
    /// The title in Chinese.
    public var chinese: String

    /// Makes a title.
    public init(english: String, chinese: String) {
        self.english = english
        self.chinese = chinese
    }
}
