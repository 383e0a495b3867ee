import KataDiagnostics
import KataResults
import KataText

/// A scenario of a submission as formats for a single submission count it: nothing of a hidden one but its verdict.
struct GradedCase {
    /// The scenario's number: `1.2` is the second of the first kata.
    let number: String
    /// A name that no other case of the submission has: `lamp / left on`.
    let name: String
    /// The kata.
    let kata: KataResult
    /// The scenario; nil for a kata without any, which could not be judged.
    let scenario: ScenarioResult?
    /// Why it did not pass, as far as it may be shown.
    let findings: [Finding]

    /// What came of it.
    var verdict: Verdict { scenario?.verdict ?? kata.verdict }
    /// Tells whether only its name, points and verdict may be shown.
    var isHidden: Bool { scenario?.isHidden ?? false }
    /// The points that it earned.
    var points: Int { scenario?.points ?? 0 }
    /// The points that there are.
    var maximum: Int { scenario?.maximum ?? 0 }

    /// Where in the submission it went wrong; nil where that is not known, or may not be shown.
    var span: SourceSpan? {
        guard !isHidden else { return nil }
        return findings.first?.placeInSolution.map { SourceSpan($0) }
    }

    /// All reasons at length, as a terminal would show them without colours; of a hidden scenario its verdict.
    var text: String {
        guard verdict != .passed else { return "" }
        let errors = scenario.map {
            ErrorStreamText(style: .plain, file: kata.source).text(of: $0, indented: "")
        }
        let rows = scenario?.rows.map { "\($0.words) passed\n" } ?? ""
        let all = rows + findings.map { $0.text(of: kata) }.joined() + (isHidden ? "" : errors ?? "")
        let text = all.withoutEndingBreaks
        return text.isEmpty ? scenario?.verdictWords ?? verdict.rawValue : text
    }

    /// What the submission wrote, everything visible; empty for a hidden scenario.
    var output: String {
        ShownLog(scenario?.transcript, byteLimit: .max).allLines.joined(separator: "\n")
    }
}

extension GradedSubmission {
    /// The result, unless kata or the machine failed: that is never a mark of 0.
    var judged: SubmissionGrade? { grade?.verdict == .error ? nil : grade }

    /// Why nothing was judged; the fault of kata or the machine.
    var fault: String {
        let words = obstacle ?? grade?.obstacles ?? ""
        return words.isEmpty ? "nothing was published" : words
    }
}

extension SubmissionGrade {
    /// The scenarios in their order; why a kata could not be judged stands with the first that is open.
    var cases: [GradedCase] {
        var counts: [String: Int] = [:]
        return katas.enumerated().flatMap { index, kata in
            var reason = kata.finding.map { [$0] } ?? []
            let scenarios: [ScenarioResult?] = kata.scenarios.isEmpty ? [nil] : kata.scenarios
            return scenarios.enumerated().map { number, scenario in
                let name =
                    scenario.flatMap { $0.name == kata.id ? nil : "\(kata.id) / \($0.name)" } ?? kata.id
                let isOpen = !(scenario?.isHidden ?? false)
                defer { if isOpen { reason = [] } }
                return GradedCase(
                    number: "\(index + 1).\(number + 1)", name: unique(name.visible, &counts), kata: kata,
                    scenario: scenario, findings: isOpen ? reason + (scenario?.findings ?? []) : [])
            }
        }
    }

    /// What kept katas as a whole from being judged, at length.
    var obstacles: String {
        katas.compactMap { kata in kata.finding?.text(of: kata) }.joined().withoutEndingBreaks
    }

    private func unique(_ name: String, _ counts: inout [String: Int]) -> String {
        counts[name, default: 0] += 1
        let count = counts[name, default: 1]
        return count == 1 ? name : unique("\(name) (\(count))", &counts)
    }
}

extension String {
    /// Returns the beginning that fits into so many UTF-16 units and bytes, with a word about what was cut off.
    func shortened(toUnits units: Int, bytes: Int = .max) -> String {
        guard utf16.count > units || utf8.count > bytes else { return self }
        let notice = "\n… cut"
        var result = String.UnicodeScalarView()
        var rest = (units: units - notice.utf16.count, bytes: bytes - notice.utf8.count)
        for scalar in unicodeScalars {
            rest.units -= UTF16.width(scalar)
            rest.bytes -= UTF8.width(scalar)
            guard rest.units >= 0, rest.bytes >= 0 else { break }
            result.append(scalar)
        }
        return String(result) + notice
    }
}
