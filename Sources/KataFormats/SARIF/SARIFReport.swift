public import KataResults

/// The report for code scanning: SARIF 2.1.0 with what is wrong in kata files and solutions, at its place.
public struct SARIFReport: Report {
    private var document: SARIFDocument
    private var annotations = Annotations()

    /// Makes a report.
    public init(origin: ReportOrigin) { document = SARIFDocument(origin: origin) }

    public func begin(count: Int) -> String { document.begin() }

    public mutating func add(_ kata: KataResult) -> String {
        annotations.annotations(of: kata).map { document.add($0, in: kata.source) }.joined()
    }

    public func end(_ summary: RunSummary) -> String {
        document.end(summary.exitCode, obstacle: SummaryWords(summary).obstacle)
    }
}
