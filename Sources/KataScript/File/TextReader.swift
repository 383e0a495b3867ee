internal import KataDiagnostics
internal import KataYAML

/// Reads texts for people, in one or several languages.
enum TextReader {
    /// Returns text, or a map of locale to text; nil after reporting why it is neither.
    static func localized(
        _ node: YAMLNode, _ what: String, diagnostics: inout Diagnostics
    ) -> LocalizedText? {
        guard node.kind == .mapping else {
            return plain(node, what, diagnostics: &diagnostics).map { LocalizedText($0) }
        }
        var variants: [(locale: String, text: String)] = []
        let entries = node.entries
        for (number, entry) in entries.enumerated() {
            let locale = entry.key.string
            guard isLocale(locale) else {
                let before = number > 0 ? entries[number - 1] : nil
                diagnostics.add(notALocale(entry, before: before, in: node))
                if entries.count == 1 || number == 0 { return nil }
                continue
            }
            if let text = plain(entry.value, "'\(locale)' of \(what)", diagnostics: &diagnostics) {
                variants.append((locale, text))
            }
        }
        if entries.isEmpty { node.reportShape(what, wanted: "text", diagnostics: &diagnostics) }
        return variants.isEmpty ? nil : LocalizedText(variants: variants)
    }

    /// Returns the text of a scalar, with a warning where a `#` seems to have cut it.
    static func plain(_ node: YAMLNode, _ what: String, diagnostics: inout Diagnostics) -> String? {
        guard let text = node.readText(what, diagnostics: &diagnostics) else { return nil }
        if let comment = node.trailingComment, comment.end - comment.start > 1 {
            let next = node.file.bytes[comment.start + 1]
            if next != UInt8(ascii: " "), next != UInt8(ascii: "#"), next != UInt8(ascii: "\t") {
                diagnostics.add(
                    FileProblem.textEndsAtHash(what: what).diagnostic(
                        at: comment, fix: Quoting.fix(from: node.range.start, in: node.file)))
            }
        }
        return text.string
    }

    /// Tells whether a key is a language with subtags: `en`, `zh-Hans`, `zh_CN` (BCP 47, section 2.1).
    static func isLocale(_ key: String) -> Bool {
        let parts = key.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        let isLower: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let isWord: (UInt8) -> Bool = {
            isLower($0 | 0x20) && $0 > 0x40 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLower)
        else { return false }
        return parts.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isWord) }
    }

    private static func notALocale(
        _ entry: (key: YAMLNode, value: YAMLNode), before: (key: YAMLNode, value: YAMLNode)?,
        in node: YAMLNode
    ) -> Diagnostic {
        var start = entry.key.range.start
        if node.isFlow, entry.value.isAbsent, let before, before.value.kind == .scalar(.plain) {
            start = before.value.range.start
        }
        let isOneLine =
            node.file.line(at: start) == node.file.line(at: max(entry.key.range.end, entry.value.range.end))
        let text = SourceRange(start, max(entry.key.range.end, entry.value.range.end))
        let fix = FixIt("quote the text", replacing: text, with: Quoting.quoted(node.file.text(in: text)))
        return FileProblem.badLocale(key: entry.key.string).diagnostic(
            at: entry.key.range, fix: isOneLine ? fix : nil)
    }
}
