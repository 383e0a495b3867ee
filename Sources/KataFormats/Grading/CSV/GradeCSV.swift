import KataDiagnostics
public import KataResults

/// The report of a grading for spreadsheets: a row for each submission, a column for each scenario (RFC 4180).
///
/// Of several katas each has a column for its own sum before its scenarios.
///
/// Rows are written as results come. The columns are those of the first submission with a result; rows of earlier ones
/// wait for it.
public struct GradeCSV: Report {
    private var overview = GradeOverview()
    private var columns: [GradeOverview.Column]?
    private var waiting: [GradeOverview.Row] = []
    private let isMeasured: Bool

    /// Makes a report.
    ///
    /// - Parameter isMeasured: Tells whether there are columns for time and memory.
    public init(isMeasured: Bool = false) { self.isMeasured = isMeasured }

    public mutating func add(_ submission: GradedSubmission) -> String {
        let row = overview.add(submission)
        if let columns { return line(row, columns) }
        waiting.append(row)
        return row.verdict == nil ? "" : heading()
    }

    public mutating func end(_ summary: GradeSummary) -> String { columns == nil ? heading() : "" }

    /// Returns the heads of the columns with the rows that waited for them.
    private mutating func heading() -> String {
        let columns = overview.columns
        self.columns = columns
        defer { waiting = [] }
        let names = ["submission", "points", "maximum", "verdict"] + (isMeasured ? GradeCSV.measures : [])
        let heads = GradeCSV.groups(columns).flatMap { kata, columns in
            (kata.map { [$0] } ?? []) + columns.map(\.title)
        }
        return GradeCSV.record(names + heads) + waiting.map { line($0, columns) }.joined()
    }

    /// The columns of what a submission took.
    private static let measures = ["seconds", "CPU seconds", "peak MiB"]

    /// Returns the columns by katas, each with the kata's id where it has a sum of its own.
    private static func groups(
        _ columns: [GradeOverview.Column]
    ) -> [(kata: String?, columns: [GradeOverview.Column])] {
        var groups: [(kata: String?, columns: [GradeOverview.Column])] = []
        for column in columns {
            if groups.last?.kata != column.kata { groups.append((column.kata, [])) }
            groups[groups.count - 1].columns.append(column)
        }
        return groups.count > 1 ? groups : [(nil, columns)]
    }

    /// A submission that was not judged, by kata's fault or the machine's, has no points; it did not earn none.
    private func line(_ row: GradeOverview.Row, _ columns: [GradeOverview.Column]) -> String {
        let groups = GradeCSV.groups(columns)
        let count =
            columns.count + groups.count { $0.kata != nil } + (isMeasured ? GradeCSV.measures.count : 0)
        guard let verdict = row.verdict, verdict != .error else {
            let words = row.isAbsent ? "absent" : row.verdict?.rawValue ?? "no result"
            return GradeCSV.record([row.name, "", "", words] + Array(repeating: "", count: count))
        }
        let cells = groups.flatMap { kata, columns in
            (kata.map { [String(row.points(of: $0))] } ?? [])
                + columns.map { column in row.cells[column].map { String($0.points) } ?? "" }
        }
        let took = isMeasured ? row.measure?.fields ?? GradeCSV.measures.map { _ in "" } : []
        return GradeCSV.record(
            [row.name, String(row.points), String(row.maximum), verdict.rawValue] + took + cells)
    }

    private static func record(_ fields: [String]) -> String {
        fields.map(CSVText.field).joined(separator: ",") + "\r\n"
    }
}
