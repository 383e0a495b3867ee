public import KataResults
import KataStructure
public import KataText

/// What is to be said of a structure that is no failure: who plays which role, or advice.
public struct StructureText {
    private let style: TextStyle
    private let language: ReaderLanguage

    /// Makes texts in colour or without, for a reader of a language.
    public init(style: TextStyle, language: ReaderLanguage = .english) {
        self.style = style
        self.language = language
    }

    /// Returns the lines; none where nothing is to be said.
    ///
    /// - Parameter tellsRoles: Whether it is said, too, who plays which role where all is well.
    public func text(of structure: StructureResult, tellsRoles: Bool = true) -> String {
        let words = StructureWords(result: structure, language: language)
        let name = language("structure", "结构")
        switch structure.verdict.level {
        case .found where tellsRoles && !words.roles.isEmpty:
            return "  \(style(.good, "✓")) \(name)  \(style(.faint, words.roles.visible))\n"
        case .notFound where structure.isAdvice:
            let lead = language("the log is right; not found: ", "日志正确；没有找到：")
            let advice = words.advice.map { "    → \($0.visible)\n" } ?? ""
            let rule = words.rule.map { "    \(style(.faint, $0.visible))\n" } ?? ""
            return "  \(style(.note, "?")) \(name)  \(lead)\(words.finding.visible)\n\(advice)\(rule)"
        default: return ""
        }
    }
}
