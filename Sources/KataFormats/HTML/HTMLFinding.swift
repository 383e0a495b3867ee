import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// Writes as HTML why a scenario did not pass.
struct HTMLFinding {
    let file: SourceFile
    var language = ReaderLanguage.english

    /// Returns a finding as an element of its own.
    func markup(_ finding: Finding) -> String { elements(of: finding).joined() }

    /// Returns a finding in both languages; what they say otherwise is marked with its language, and one of them is shown.
    static func bilingual(_ finding: Finding, in file: SourceFile) -> String {
        let english = HTMLFinding(file: file).elements(of: finding)
        let chinese = HTMLFinding(file: file, language: .chinese).elements(of: finding)
        guard english.count == chinese.count else {
            return english.map { marked($0, "en") }.joined() + chinese.map { marked($0, "zh") }.joined()
        }
        return zip(english, chinese).map { $0 == $1 ? $0 : marked($0, "en") + marked($1, "zh") }.joined()
    }

    /// Gives the first tag of an element its language.
    private static func marked(_ element: String, _ language: String) -> String {
        let end = element.firstIndex { $0 == " " || $0 == ">" } ?? element.endIndex
        return element[..<end] + " lang=\"\(language)\" data-lang=\"\(language)\"" + element[end...]
    }

    private func elements(of finding: Finding) -> [String] {
        if case .diagnostics = finding {
            let text = FindingText(style: .plain, file: file, language: language).text(finding)
            return [HTMLText.element("pre", nil, text.withoutEndingBreaks) + "\n"]
        }
        let description = finding.description(in: language)
        var first = "<p class=\"what\">\(HTMLText.element("strong", nil, description.headline))"
        first += "\(HTMLText.escaped(description.addition))\(place(description))</p>\n"
        var result = [first]
        for detail in description.details { result.append(markup(detail)) }
        if let difference = description.difference {
            result += HTMLDiff(language: language).elements(of: difference)
        }
        for note in description.notes { result.append(markup(.note(note))) }
        return result.filter { !$0.isEmpty }
    }

    private func place(_ finding: FindingDescription) -> String {
        guard let place = finding.place else { return "" }
        let turns = place.turns.map(String.init).joined(separator: ".")
        let address =
            place.address(in: file)
            + (turns.isEmpty ? "" : language(" (turn \(turns))", "（第 \(turns) 轮）"))
        return language(" at ", "，在 ") + HTMLText.element("span", "place", address)
            + (isShownElsewhere(place, by: finding)
                ? "" : "<br>" + HTMLText.element("code", "command", place.source))
    }

    /// Tells whether the words quote the command, or the difference names it above its lines.
    private func isShownElsewhere(_ place: Place, by finding: FindingDescription) -> Bool {
        if finding.isPlaceVague { return true }
        if finding.headline.contains("'\(place.source)'") { return true }
        return finding.difference?.commands.contains(place) ?? false
    }

    private func markup(_ detail: FindingDescription.Detail) -> String {
        switch detail {
        case .forbidden(let line): HTMLText.element("pre", "unexpected", line) + "\n"
        case .value(let value, let source):
            "<p class=\"value\">\(HTMLText.element("code", nil, source)) \(language("is", "是")) "
                + "\(HTMLText.element("code", "unexpected", value))</p>\n"
        case .command(let role, let place):
            "<p class=\"place\">\(HTMLText.escaped(role)) \(HTMLText.escaped(place.words(in: language))): "
                + "\(HTMLText.element("code", nil, place.source))</p>\n"
        case .frame(let frame):
            "<p class=\"frame\">\(HTMLText.element("span", "place", frame.place)) "
                + "\(HTMLText.element("code", nil, frame.function))</p>\n"
        case .lastWords(let words), .compilerOutput(let words), .excerpt(let words):
            words.isEmpty ? "" : HTMLText.element("pre", nil, words.withoutEndingBreaks) + "\n"
        case .note(let note): HTMLText.element("p", "note", note) + "\n"
        }
    }
}
