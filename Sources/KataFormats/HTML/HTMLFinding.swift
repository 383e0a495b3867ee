import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// Writes as HTML why a scenario did not pass.
struct HTMLFinding {
    let file: SourceFile

    /// Returns a finding as an element of its own.
    func markup(_ finding: Finding) -> String {
        if case .diagnostics = finding {
            let text = FindingText(style: .plain, file: file).text(finding)
            return HTMLText.element("pre", nil, text.withoutEndingBreaks) + "\n"
        }
        let description = finding.description
        var result = "<p class=\"what\">\(HTMLText.element("strong", nil, description.headline))"
        result += "\(HTMLText.escaped(description.addition))\(place(description))</p>\n"
        for detail in description.details { result += markup(detail) }
        if let difference = description.difference { result += HTMLDiff.markup(difference) }
        for note in description.notes { result += markup(.note(note)) }
        return result
    }

    private func place(_ finding: FindingDescription) -> String {
        guard let place = finding.place else { return "" }
        let turns = place.turns.map(String.init).joined(separator: ".")
        let address = place.address(in: file) + (turns.isEmpty ? "" : " (turn \(turns))")
        return " at \(HTMLText.element("span", "place", address))"
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
            "<p class=\"value\">\(HTMLText.element("code", nil, source)) is "
                + "\(HTMLText.element("code", "unexpected", value))</p>\n"
        case .command(let role, let place):
            "<p class=\"place\">\(HTMLText.escaped(role)) \(HTMLText.escaped(place.words)): "
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
