import KataResults

/// All submissions of a grading side by side: what each earned in each scenario.
struct GradeOverview {
    /// A scenario of a kata.
    struct Column: Hashable {
        /// The kata's id.
        let kata: String
        /// The scenario's name.
        let scenario: String
        /// Which of the kata's scenarios of that name it is, from 1.
        let occurrence: Int
        /// What it is worth.
        let maximum: Int
        /// Tells whether it is hidden from those who are graded.
        let isHidden: Bool

        /// The name that no other column has: `lamp/left on`.
        var title: String { "\(kata)/\(scenario)" + (occurrence > 1 ? " (\(occurrence))" : "") }
    }

    /// What a submission earned in a scenario.
    struct Cell {
        let points: Int
        let verdict: Verdict
    }

    /// A submission.
    struct Row {
        let name: String
        let key: String
        /// The verdict; nil if there is no result.
        let verdict: Verdict?
        let points: Int
        let maximum: Int
        let cells: [Column: Cell]
        /// Tells whether nothing was handed in.
        let isAbsent: Bool
        /// What all scenarios took together; nil where that is not told.
        let measure: CaseMeasure?

        /// Returns the points of a kata, or of what there is of it.
        func points(of kata: String) -> Int {
            cells.reduce(0) { $0 + ($1.key.kata == kata ? $1.value.points : 0) }
        }
    }

    /// The scenarios, in the order of the first submission that has them.
    private(set) var columns: [Column] = []
    /// The submissions, in their order.
    private(set) var rows: [Row] = []
    /// Where the submissions part from what is expected.
    private(set) var divergences = Divergences()
    private var known: Set<Column> = []

    /// Adds a submission and returns its row.
    @discardableResult mutating func add(_ submission: GradedSubmission) -> Row {
        let grade = submission.grade
        var cells: [Column: Cell] = [:]
        for kata in grade?.katas ?? [] {
            for (column, scenario) in kata.columns {
                if known.insert(column).inserted { columns.append(column) }
                cells[column] = Cell(points: scenario.points, verdict: scenario.verdict)
            }
        }
        if let grade { divergences.add(grade, of: rows.count) }
        let row = Row(
            name: submission.name, key: submission.key, verdict: grade?.verdict, points: grade?.points ?? 0,
            maximum: grade?.maximum ?? 0, cells: cells,
            isAbsent: submission.isAbsent, measure: grade?.measure)
        rows.append(row)
        return row
    }

    /// The submissions, by their numbers from 0, that are equal to another one byte for byte.
    var equals: [[Int]] {
        let groups = Dictionary(grouping: rows.indices.filter { rows[$0].verdict != nil }) { rows[$0].key }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

extension SubmissionGrade {
    /// What all scenarios took together; nil where that is not told.
    var measure: CaseMeasure? {
        var sum: CaseMeasure?
        for measure in katas.flatMap(\.scenarios).compactMap(\.measure) {
            sum?.add(measure)
            sum = sum ?? measure
        }
        return sum
    }
}

extension KataResult {
    /// The scenarios with their columns.
    var columns: [(column: GradeOverview.Column, scenario: ScenarioResult)] {
        var counts: [String: Int] = [:]
        return scenarios.map { scenario in
            counts[scenario.name, default: 0] += 1
            let column = GradeOverview.Column(
                kata: id, scenario: scenario.name, occurrence: counts[scenario.name, default: 1],
                maximum: scenario.maximum, isHidden: scenario.isHidden)
            return (column, scenario)
        }
    }
}
