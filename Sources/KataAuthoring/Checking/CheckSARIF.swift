import KataDiagnostics
public import KataReport

/// What a check found, for code scanning: SARIF 2.1.0, written by what writes that of `kata run`.
public struct CheckSARIF: CheckFormat {
    private var document: SARIFDocument
    private var count = CheckCount()

    /// Makes a report.
    public init(origin: ReportOrigin) { document = SARIFDocument(origin: origin) }

    public var exitCode: ExitCode { count.exitCode }

    public func begin() -> String { document.begin() }

    public mutating func text(of result: Check.Result) -> String {
        count.add(result)
        return document.add(result.diagnostics, in: result.source, of: result.id)
    }

    public func end(_ exitCode: ExitCode) -> String {
        document.end(exitCode, obstacle: count.files == 0 ? "nothing was selected" : nil)
    }
}
