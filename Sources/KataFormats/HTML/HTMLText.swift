import KataText

/// Text as HTML may hold it, and the elements that hold it.
enum HTMLText {
    /// Returns text for an element or a quoted attribute, with everything visible that is in it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.visibleLines().unicodeScalars {
            result += scalar.markupReference ?? (scalar.isNoncharacter ? "\u{FFFD}" : String(scalar))
        }
        return result
    }

    /// Returns an element that holds text.
    static func element(_ name: String, _ kind: String? = nil, _ text: String) -> String {
        markup(name, kind, escaped(text))
    }

    /// Returns an element that holds markup.
    static func markup(_ name: String, _ kind: String? = nil, _ content: String) -> String {
        "<\(name)\(kind.map { " class=\"\($0)\"" } ?? "")>\(content)</\(name)>"
    }
}
