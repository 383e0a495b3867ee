import KataDiagnostics

/// The report of a grading for spreadsheets: a row for each submission, a column for each scenario (RFC 4180).
///
/// Rows are written as results come. The columns are those of the first submission with a result; rows of earlier ones
/// wait for it.
public struct GradeCSV: GradeFormat {
    private var overview = GradeOverview()
    private var columns: [GradeOverview.Column]?
    private var waiting: [GradeOverview.Row] = []

    /// Makes a report.
    public init() {}

    /// Returns the lines that an event adds.
    public mutating func text(for event: GradeEvent) -> String {
        switch event {
        case .started: return ""
        case .finished(let submission):
            let row = overview.add(submission)
            if let columns { return GradeCSV.line(row, columns) }
            waiting.append(row)
            return row.verdict == nil ? "" : begin()
        case .ended: return columns == nil ? begin() : ""
        }
    }

    private mutating func begin() -> String {
        let columns = overview.columns
        self.columns = columns
        defer { waiting = [] }
        let names = ["submission", "points", "maximum", "verdict"] + columns.map(\.title)
        return GradeCSV.record(names) + waiting.map { GradeCSV.line($0, columns) }.joined()
    }

    /// A submission that was not judged, by kata's fault or the machine's, has no points; it did not earn none.
    private static func line(_ row: GradeOverview.Row, _ columns: [GradeOverview.Column]) -> String {
        guard let verdict = row.verdict, verdict != .error else {
            return record([row.name, "", "", row.verdict?.rawValue ?? "no result"] + columns.map { _ in "" })
        }
        let cells = columns.map { column in row.cells[column].map { String($0.points) } ?? "" }
        return record([row.name, String(row.points), String(row.maximum), verdict.rawValue] + cells)
    }

    private static func record(_ fields: [String]) -> String {
        fields.map(CSVText.field).joined(separator: ",") + "\r\n"
    }
}
