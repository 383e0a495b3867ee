import KataDiagnostics
import KataInterpreter
import KataResults
import KataScript
import KataTesting
import Testing

@testable import KataAuthoring
@testable import KataJudging

/// Katas whose log is accepted in memory.
enum Accepted {
    /// Runs all rows of a kata against toys.
    static func runs(_ kata: Kata) -> [[ScenarioRun]] {
        kata.scenarios.map { scenario in
            scenario.rows.map { row in
                let toys = ToyModule()
                return Interpreter.run(
                    scenario, row: row, setup: kata.setup, source: kata.file, session: toys,
                    types: toys.types)
            }
        }
    }

    /// Returns the kata with what it writes; the sentences of the refusals where there are some.
    static func text(_ text: String) throws -> String {
        let kata = try read(text)
        let (edits, refusals) = KataRevision(kata: kata, runs: runs(kata)).edits()
        guard refusals.isEmpty else { return refusals.map { $0.sentence + "\n" }.joined() }
        return String(decoding: kata.file.applying(edits), as: UTF8.self)
    }

    /// Returns what is wrong with a kata when it runs; empty for a pass.
    static func findings(_ text: String) throws -> [Finding] {
        let kata = try read(text)
        return zip(kata.scenarios, runs(kata)).flatMap { scenario, runs in
            runs.flatMap { Assessment(scenario: scenario, run: $0, file: kata.file).findings }
        }
    }

    /// Reads a kata that lacks nothing but, perhaps, an expectation.
    private static func read(_ text: String) throws -> Kata {
        let loaded = LoadedKata(SourceFile(path: "test.yaml", text: text))
        try #require(loaded.canBeAccepted, "\(loaded.diagnostics.sorted.map(\.message))\n\(text)")
        return try #require(loaded.kata)
    }
}
