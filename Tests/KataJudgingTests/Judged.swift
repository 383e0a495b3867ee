import KataDiagnostics
import KataFormats
import KataInterpreter
import KataResults
import KataScript
import KataTesting
import KataText
import KataTranscript
import Testing

@testable import KataJudging
@testable import KataWorkers

/// Katas that are judged in memory.
enum Judged {
    /// Reads a kata, which must be right.
    static func kata(_ text: String, id: String = "test", _ location: SourceLocation = #_sourceLocation)
        throws -> Kata
    {
        let file = SourceFile(path: "\(id).yaml", text: "kata: 1\ntitle: T\n" + text)
        var diagnostics = Diagnostics()
        let kata = KataReader.read(file, id: id, diagnostics: &diagnostics)
        let errors = diagnostics.sorted.filter(\.isError)
        try #require(errors.isEmpty, "\(diagnostics.told(in: file))", sourceLocation: location)
        return try #require(kata, sourceLocation: location)
    }

    /// Runs the first row of each scenario of a kata against toys; returns the report for people.
    static func report(_ text: String, breach: SessionError.Reason? = nil) throws -> String {
        let kata = try kata(text)
        let toys = ToyModule()
        let results = kata.scenarios.map { scenario in
            let run = Interpreter.run(
                scenario, row: scenario.rows[0], setup: kata.setup, source: kata.file, session: toys,
                types: toys.types)
            let usage = SessionUsage(
                cpuMicroseconds: 0, waitedMicroseconds: 0, peakBytes: 0, output: [], breach: breach)
            return ScenarioResult(
                name: scenario.name, maximum: 1, isHidden: false,
                findings: Assessment(scenario: scenario, run: run, file: kata.file).findings(usage),
                transcript: run.transcript, duration: 0)
        }
        var report = TextReport(style: .plain)
        _ = report.begin(count: 1)
        return report.text(
            for: .finished(
                KataResult(id: "test", title: "test", module: "test", source: kata.file, scenarios: results)))
    }
}
