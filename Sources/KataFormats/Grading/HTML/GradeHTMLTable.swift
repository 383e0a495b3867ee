import KataDiagnostics
import KataResults

/// Writes the table of a grading: a row for each submission, a column for each scenario.
struct GradeHTMLTable {
    let overview: GradeOverview

    /// The table with its legend.
    var markup: String {
        "<h2 class=\"part\" id=\"table\">Submissions</h2>\n<div class=\"grid\" tabindex=\"0\"><table class=\"grades\">\n"
            + "<thead>\n\(head)</thead>\n<tbody>\n\(overview.rows.indices.map(row).joined())</tbody>\n"
            + "<tfoot>\n\(foot)</tfoot>\n</table></div>\n" + GradeHTMLTable.legend
    }

    /// Returns a link from a name to the details of that submission.
    static func link(_ number: Int, _ name: String) -> String {
        "<a href=\"#\(GradeHTMLDetails.anchor(number))\">\(HTMLText.escaped(name))</a>"
    }

    /// The katas, each with how many columns it has, from left to right.
    private var katas: [(id: String, count: Int)] {
        overview.columns.reduce(into: []) { katas, column in
            if katas.last?.id == column.kata {
                katas[katas.count - 1].count += 1
            } else {
                katas.append((column.kata, 1))
            }
        }
    }

    private var head: String {
        let groups = katas.map { kata in
            "<th colspan=\"\(kata.count)\" scope=\"colgroup\" class=\"first\">\(HTMLText.escaped(kata.id))</th>"
        }
        let names = columns { column in
            let hidden = column.isHidden ? ", hidden" : ""
            return "<span class=\"name\">\(HTMLText.escaped(column.scenario))</span>"
                + "<span class=\"faint\">\(column.maximum)\(hidden)</span>"
        }
        return """
            <tr><th rowspan="2" scope="col">submission</th><th rowspan="2" scope="col" class="sum">points</th>\
            <th rowspan="2" scope="col">verdict</th>\(groups.joined())</tr>
            <tr>\(names.map { "<th scope=\"col\"\($0.kind)>\($0.content)</th>" }.joined())</tr>

            """
    }

    private func row(_ number: Int) -> String {
        let row = overview.rows[number]
        let name = "<tr><th scope=\"row\">\(GradeHTMLTable.link(number, row.name))</th>"
        guard let verdict = row.verdict else {
            let span = overview.columns.isEmpty ? "" : "<td colspan=\"\(overview.columns.count)\"></td>"
            let badge = row.isAbsent ? HTMLPage.absentBadge : HTMLPage.missingBadge
            return "\(name)<td></td><td>\(badge)</td>\(span)</tr>\n"
        }
        let cells = overview.columns.enumerated().map { index, column in
            cell(row.cells[column], isFirst: isFirst(index))
        }
        return "\(name)<td class=\"sum\">\(row.points)<span class=\"faint\">/\(row.maximum)</span></td>"
            + "<td>\(HTMLPage.badge(verdict, mark: verdict.sign))</td>\(cells.joined())</tr>\n"
    }

    private func cell(_ cell: GradeOverview.Cell?, isFirst: Bool) -> String {
        let first = isFirst ? " first" : ""
        guard let cell else { return "<td class=\"faint\(first)\"></td>" }
        return "<td class=\"\(cell.verdict.tone)\(first)\" title=\"\(cell.verdict.rawValue)\">"
            + "<span class=\"mark\">\(cell.verdict.sign)</span> \(cell.points)</td>"
    }

    /// How many passed each scenario.
    private var foot: String {
        let graded = overview.rows.filter { $0.verdict != nil }
        let counts = columns { column in String(graded.count { $0.cells[column]?.verdict == .passed }) }
        let cells = counts.map { "<td\($0.kind)>\($0.content)</td>" }.joined()
        return "<tr><th scope=\"row\">passed</th><td></td><td>of \(graded.count)</td>\(cells)</tr>\n"
    }

    /// Returns something for each column, with the class of those that begin a kata.
    private func columns(_ content: (GradeOverview.Column) -> String) -> [(kind: String, content: String)] {
        overview.columns.enumerated().map { index, column in
            (isFirst(index) ? " class=\"first\"" : "", content(column))
        }
    }

    private func isFirst(_ index: Int) -> Bool {
        index == 0 || overview.columns[index - 1].kata != overview.columns[index].kata
    }

    private static let legend =
        "<p class=\"faint\"><span class=\"good\">✓</span> passed · <span class=\"bad\">✗</span> failed or threw · "
        + "<span class=\"broken\">⊘</span> not judged to its end: build, contract, crash, limit, policy</p>\n"
}

extension Verdict {
    /// The sign of a cell, which tells what was not judged from what failed.
    var sign: String {
        switch outcome {
        case .passed: "✓"
        case .failed: "✗"
        case .broken: "⊘"
        case .skipped: "–"
        }
    }
}
