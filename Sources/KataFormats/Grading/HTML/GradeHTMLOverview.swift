import KataDiagnostics
import KataResults

/// Writes what a teacher looks at first: totals, a table of all submissions, and where they part.
struct GradeHTMLOverview {
    /// How many names of a group are shown before the rest is folded away.
    private static let shownNames = 12

    let overview: GradeOverview
    let summary: GradeSummary
    let version: String

    /// The overview as an element that stands before all submissions.
    var markup: String {
        var result = "<header>\n" + totals
        if summary.count > 1 {
            result += GradeHTMLTable(overview: overview).markup + groups + equals
            result += "<h2 class=\"part\" id=\"details\">Details</h2>\n"
        }
        return result + "</header>\n"
    }

    // MARK: Totals

    private var totals: String {
        let words = GradeWords(summary)
        let isAlone = summary.count == 1
        var result = "<h1>kata grade</h1>\n"
        if isAlone, let mean = words.mean {
            result += HTMLText.element("p", "total", mean) + "\n"
        } else if summary.count > 1 {
            result += HTMLText.element("p", "total", words.submissions) + "\n" + bar
        }
        if let missing = words.missing { result += alert(missing + "; run the same command again") }
        if let obstacle = words.obstacle { result += alert(obstacle) }
        if let warning = words.warning { result += alert(warning) }
        if let unpassed = words.unpassed { result += alert(unpassed) }
        if let absent = words.absent { result += HTMLText.element("p", nil, absent) + "\n" }
        let facts = [isAlone ? nil : words.mean.map { "mean \($0)" }, "kata \(version)"].compactMap(\.self)
        result += HTMLText.element("p", "faint", facts.joined(separator: " · ")) + "\n"
        guard summary.count > 1 else { return result }
        var parts = [("table", "Table"), ("parting", "Where they part"), ("details", "Details")]
        if overview.divergences.groups.isEmpty { parts.remove(at: 1) }
        if !overview.equals.isEmpty { parts.insert(("equal", "Equal submissions"), at: parts.count - 1) }
        let links = parts.map { "<a href=\"#\($0)\">\($1)</a>" }
        return result + "<nav>\(links.joined(separator: " "))</nav>\n"
    }

    private func alert(_ text: String) -> String { HTMLText.element("p", "alert", "‼ \(text)") + "\n" }

    /// The shares of the verdicts; the words above it say the same.
    private var bar: String {
        let shares = Verdict.allCases.compactMap { verdict in
            summary.verdicts[verdict].map { ($0, verdict.tone) }
        }
        let all = shares + (summary.missingCount > 0 ? [(summary.missingCount, "none")] : [])
        let parts = all.map { "<span class=\"\($1)\" style=\"flex-grow:\($0)\"></span>" }
        return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>\n"
    }

    // MARK: Groups

    private var groups: String {
        let groups = overview.divergences.groups
        guard !groups.isEmpty else { return "" }
        let count = groups.reduce(0) { $0 + $1.submissions.count }
        let words =
            "The first divergence of \(count) \(count == 1 ? "submission" : "submissions"), most common first"
        return "<h2 class=\"part\" id=\"parting\">Where they part</h2>\n"
            + HTMLText.element("p", "faint", words) + "\n"
            + groups.map { group($0.point, $0.submissions) }.joined()
    }

    private func group(_ point: Divergences.Point, _ submissions: [Int]) -> String {
        var result = "<section class=\"group\">\n<div class=\"count\">\(submissions.count)</div>\n<div>\n<h3>"
        result += HTMLPage.badge(point.verdict, mark: point.verdict.sign) + " " + HTMLText.escaped(point.kata)
        if let scenario = point.scenario, scenario != point.kata {
            result += " / " + HTMLText.escaped(scenario)
        }
        result += "</h3>\n<p>" + HTMLText.escaped(point.words)
        if let place = point.place { result += " at " + HTMLText.element("span", "place", place) }
        if let command = point.command { result += ": " + HTMLText.element("code", nil, command) }
        result += "</p>\n" + lines(point)
        return result + names(submissions) + "</div>\n</section>\n"
    }

    private func lines(_ point: Divergences.Point) -> String {
        guard point.isAboutLog else { return "" }
        let expected = point.expected.map { HTMLText.markup("span", "missing", "− " + HTMLText.escaped($0)) }
        let written = point.written.map { HTMLText.markup("span", "unexpected", "+ " + HTMLText.escaped($0)) }
        let end = expected == nil ? "nothing more is expected" : written == nil ? "the log ends here" : nil
        let remark = end.map { HTMLText.element("span", "context", $0) }
        return "<pre class=\"diff\">" + [expected, written, remark].compactMap(\.self).joined() + "</pre>\n"
    }

    private func names(_ submissions: [Int]) -> String {
        let links = submissions.map(link)
        let count =
            links.count > GradeHTMLOverview.shownNames ? GradeHTMLOverview.shownNames - 2 : links.count
        let shown = "<p class=\"who\">\(links.prefix(count).joined(separator: ", "))</p>\n"
        guard links.count > count else { return shown }
        return shown + "<details class=\"log\"><summary>and \(links.count - count) more</summary>\n"
            + "<p class=\"who\">\(links.dropFirst(count).joined(separator: ", "))</p></details>\n"
    }

    private var equals: String {
        let groups = overview.equals
        guard !groups.isEmpty else { return "" }
        let items = groups.map { "<li>\($0.map(link).joined(separator: ", "))</li>\n" }.joined()
        return "<h2 class=\"part\" id=\"equal\">Equal submissions</h2>\n"
            + "<p class=\"faint\">Byte for byte the same, so graded once</p>\n<ul>\n\(items)</ul>\n"
    }

    private func link(_ number: Int) -> String { GradeHTMLTable.link(number, overview.rows[number].name) }
}
