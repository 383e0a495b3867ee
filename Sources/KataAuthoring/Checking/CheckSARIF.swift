import KataDiagnostics
public import KataFormats
import KataResults

/// What a check found, for code scanning: SARIF 2.1.0, written by what writes that of `kata run`.
public struct CheckSARIF: Report {
    private var document: SARIFDocument

    /// Makes a report.
    public init(origin: ReportOrigin) { document = SARIFDocument(origin: origin) }

    public func begin(count: Int) -> String { document.begin() }

    public mutating func add(_ result: Check.Result) -> String {
        document.add(result.diagnostics, in: result.source, of: result.id)
    }

    public func end(_ summary: CheckSummary) -> String {
        document.end(summary.exitCode, obstacle: summary.files == 0 ? "nothing was selected" : nil)
    }
}
