/// The report for code scanning: SARIF 2.1.0 with what is wrong in kata files and solutions, at its place.
public struct SARIFReport: ReportFormat {
    private var document: SARIFDocument
    private var annotations = Annotations()

    /// Makes a report.
    public init(origin: ReportOrigin) { document = SARIFDocument(origin: origin) }

    /// Returns the part of the document that an event adds.
    public mutating func text(for event: RunEvent) -> String {
        switch event {
        case .started: return document.begin()
        case .finished(let kata):
            return annotations.annotations(of: kata).map { document.add($0, in: kata.source) }.joined()
        case .ended(let summary):
            return document.end(summary.exitCode, obstacle: SummaryWords(summary).obstacle)
        }
    }
}
