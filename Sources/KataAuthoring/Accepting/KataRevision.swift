import KataDiagnostics
import KataDiff
import KataInterpreter
import KataScript
import KataYAML

/// Changes what the scenarios of a kata expect, by what their runs wrote.
struct KataRevision {
    let kata: Kata
    /// By scenario, the runs of its rows.
    let runs: [[ScenarioRun]]

    /// Returns the edits of the file, and why some scenarios cannot be changed.
    func edits() -> (edits: [FixIt.Edit], refusals: [AcceptError]) {
        var ignoredDiagnostics = Diagnostics()
        let root = YAMLReader.root(of: kata.file, diagnostics: &ignoredDiagnostics)
        var edits: [FixIt.Edit] = []
        var refusals: [AcceptError] = []
        for (index, scenario) in kata.scenarios.enumerated() {
            do throws(AcceptError) {
                guard let map = root.flatMap({ LogSite.scenarioMap(index, in: $0) }) else {
                    throw AcceptError(.foreignForm, at: scenario.range)
                }
                let rows = try reviews(of: scenario, runs[index])
                edits += try ScenarioRevision(scenario: scenario, map: map, rows: rows).edits()
            } catch {
                refusals.append(error)
            }
        }
        return (edits, refusals)
    }

    private func reviews(
        of scenario: Scenario, _ runs: [ScenarioRun]
    ) throws(AcceptError) -> [RowReview] {
        var reviews: [RowReview] = []
        for run in runs {
            do throws(ExpectationError) {
                reviews.append(try RowReview(run, of: scenario, addsLog: scenario.expectsNothing))
            } catch {
                throw AcceptError(.wouldBeInvalid(message: error.message), at: error.range)
            }
        }
        return reviews
    }
}

extension Scenario {
    /// Tells whether the scenario says nothing of what should come of it.
    fileprivate var expectsNothing: Bool {
        expectation == nil && !commands.hasInlineExpectations
            && !commands.contains {
                switch $0.kind {
                case .expect, .expectThrows: true
                default: false
                }
            }
    }
}

extension SourceFile {
    /// Returns the content with edits applied that do not overlap; those at one place in the order given.
    func applying(_ edits: [FixIt.Edit]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.start, $0.element.range.end, $0.offset)
                < ($1.element.range.start, $1.element.range.end, $1.offset)
        }
        for (_, edit) in ordered {
            result += bytes[position..<max(position, edit.range.start)]
            result += edit.replacement.utf8
            position = max(position, edit.range.end)
        }
        return result + bytes[position...]
    }
}
