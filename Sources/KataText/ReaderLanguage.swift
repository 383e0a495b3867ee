/// The language in which reports for people are written; machines read English always.
public enum ReaderLanguage: Sendable {
    case english
    case chinese

    /// Reads a locale such as `zh_CN.UTF-8`; whatever is not Chinese reads English.
    public init(locale: String) {
        let name = locale.prefix { $0.isLetter }.lowercased()
        self = name == "zh" ? .chinese : .english
    }

    /// Chooses between two texts that say the same.
    public func callAsFunction(
        _ english: @autoclosure () -> String, _ chinese: @autoclosure () -> String
    ) -> String {
        self == .english ? english() : chinese()
    }
}
