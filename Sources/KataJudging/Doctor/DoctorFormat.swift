import KataDiagnostics
public import KataModules
import KataReport
public import KataText
import KataTranscript

extension Doctor {
    /// What was found, for people.
    ///
    /// - Parameter sentence: says what is wrong with a cache.
    public func text(_ style: TextStyle, sentence: (CacheError) -> String) -> String {
        var text = style(.strong, "languages") + "\n"
        for language in languages { text += line(language, style) }
        if languages.isEmpty { text += "  \(style(.bad, "✗")) none; see 'kata plugin path'\n" }
        text += style(.strong, "cache") + "\n"
        text += row(cache.problem == nil, cache.path.visible, cache.problem.map(sentence), style)
        text += style(.strong, "sandbox") + (level.map { "  \($0)" } ?? "") + "\n"
        for layer in layers { text += row(layer.holds, layer.name, layer.note, style) }
        if let sandboxProblem { text += row(false, "base", sandboxProblem, style) }
        if !canRun { text += style(.bad, "'kata run' cannot work here") + "\n" }
        return text
    }

    private func line(_ language: Language, _ style: TextStyle) -> String {
        let note =
            language.problem
            ?? [language.version, language.program].compactMap { $0 }.joined(separator: "  ")
        return row(language.problem == nil, language.id, note, style)
    }

    private func row(_ isGood: Bool, _ name: String, _ note: String?, _ style: TextStyle) -> String {
        let mark = isGood ? style(.good, "✓") : style(.warning, "–")
        return "  \(mark) \(name)" + (note.map { "  " + style(.faint, $0.visible) } ?? "") + "\n"
    }

    /// What was found, as `docs/json.md` describes it.
    public func json(sentence: (CacheError) -> String) -> String {
        let document = object([
            ("format", "kata.doctor"), ("version", 1), ("canRun", .bool(canRun)),
            ("languages", .array(languages.map(json))),
            (
                "cache",
                object([("path", .string(cache.path)), ("problem", string(cache.problem.map(sentence)))])
            ),
            (
                "sandbox",
                object([
                    ("level", string(level)), ("layers", .array(layers.map(json))),
                    ("problem", string(sandboxProblem)),
                ])
            ),
        ])
        var writer = JSONWriter()
        writer.write(document)
        return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }

    private func json(_ language: Language) -> JSON {
        object([
            ("id", .string(language.id)), ("program", .string(language.program)),
            ("version", string(language.version)), ("problem", string(language.problem)),
        ])
    }

    private func json(_ layer: Layer) -> JSON {
        object([("name", .string(layer.name)), ("holds", .bool(layer.holds)), ("note", string(layer.note))])
    }

    /// Makes an object of the members that have a value.
    private func object(_ members: [(String, JSON?)]) -> JSON {
        .object(
            members.compactMap { name, value in
                guard let value else { return nil }
                return JSON.Member(name, value)
            })
    }

    private func string(_ text: String?) -> JSON? { text.map(JSON.string) }
}
