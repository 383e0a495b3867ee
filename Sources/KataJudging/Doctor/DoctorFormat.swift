import KataDiagnostics
import KataModules
import KataResults
public import KataText
import KataTranscript

extension Doctor {
    /// What was found, for people; what is said of layers is English.
    public func text(_ style: TextStyle, in language: ReaderLanguage = .english) -> String {
        var text = style(.strong, language("languages", "语言")) + "\n"
        for found in languages { text += line(found, style, language) }
        if languages.isEmpty {
            let words = language("none; see 'kata plugin path'", "没有；见 kata plugin path")
            text += "  \(style(.bad, "✗")) \(words)\n"
        }
        text += style(.strong, language("cache", "缓存")) + "\n"
        let problem = cache.problem?.sentence(in: language)
        text += row(cache.problem == nil, cache.path.visible, problem, style)
        text += style(.strong, language("sandbox", "沙盒")) + (level.map { "  \($0)" } ?? "") + "\n"
        for layer in layers { text += row(layer.holds, layer.name, layer.note, style) }
        if let sandboxProblem { text += row(false, "base", sandboxProblem, style) }
        guard !canRun else { return text }
        return text + style(.bad, language("'kata run' cannot work here", "kata run 在这里无法运行")) + "\n"
    }

    private func line(_ found: Language, _ style: TextStyle, _ language: ReaderLanguage) -> String {
        let note =
            found.problem?.sentence(in: language)
            ?? [
                found.version, found.program,
                found.passedSelfTest ? language("self-test passed", "自检通过") : nil,
            ].compactMap { $0 }.joined(separator: "  ")
        return row(found.problem == nil, found.id, note, style)
    }

    private func row(_ isGood: Bool, _ name: String, _ note: String?, _ style: TextStyle) -> String {
        let mark = isGood ? style(.good, "✓") : style(.warning, "–")
        return "  \(mark) \(name)" + (note.map { "  " + style(.faint, $0.visible) } ?? "") + "\n"
    }

    /// What was found, as `docs/json.md` describes it.
    public func json() -> String {
        let document = object([
            ("format", "kata.doctor"), ("version", 1), ("canRun", .bool(canRun)),
            ("languages", .array(languages.map(json))),
            (
                "cache",
                object([("path", .string(cache.path)), ("problem", string(cache.problem?.sentence()))])
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
            ("version", string(language.version)), ("problem", string(language.problem?.sentence())),
            ("selfTest", language.passedSelfTest ? "passed" : nil),
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
