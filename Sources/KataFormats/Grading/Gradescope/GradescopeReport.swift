import KataDiagnostics
public import KataResults
import KataText
import KataTranscript

/// The report for Gradescope: a `results.json` about one submission, with a test for each scenario.
///
/// The points of the tests add up to those of the katas, whatever happened, because Gradescope refuses any other sum.
/// A hidden scenario shows its name, points and verdict; when that is seen is its visibility, `visible` unless another
/// is asked for: a single test that is not visible hides the total from the student.
///
/// Source: gradescope/autograder_samples, docs/specs.md.
public struct GradescopeReport: Report {
    public typealias Ending = GradeSummary

    /// When students see something, in Gradescope's words.
    public enum Visibility: String, Sendable, CaseIterable {
        case visible
        case hidden
        case afterDueDate = "after_due_date"
        case afterPublished = "after_published"
    }

    private let hidden: Visibility

    /// Makes a report; `hidden` says when students see the tests of hidden scenarios.
    public init(hidden: Visibility = .visible) { self.hidden = hidden }

    public func add(_ submission: GradedSubmission) -> String {
        submission.isAbsent ? "" : document(of: submission).shownText + "\n"
    }

    private func document(of submission: GradedSubmission) -> JSON {
        guard let grade = submission.judged else {
            // Without a score Gradescope says that the autograder failed, and gives no points.
            let words = submission.fault.visibleLines()
            return .members([
                "output": .string("kata could not grade this: \(words)"), "output_format": "text",
            ])
        }
        let facts = JSON.members([
            "key": .string(submission.key.visible), "isolation": .string(grade.isolation),
        ])
        return .members([
            "output": .string(output(of: grade).cut), "output_format": "text", "test_output_format": "text",
            "test_name_format": "text", "visibility": "visible", "stdout_visibility": "hidden",
            "execution_time": grade.measure.map { .float(Double($0.nanoseconds / 1_000_000) / 1000) },
            "extra_data": facts,
            "tests": .array(grade.cases.map(test)),
        ])
    }

    /// What stands above the tests: the sum, what was ignored, and why a kata could not be judged.
    private func output(of grade: SubmissionGrade) -> String {
        var lines = ["\(grade.points) of \(grade.maximum) points"]
        lines += grade.notes.map { "note: \($0.visible)" }
        if !grade.obstacles.isEmpty { lines.append(grade.obstacles) }
        return lines.joined(separator: "\n")
    }

    private func test(of item: GradedCase) -> JSON {
        .members([
            "name": .string(item.name), "number": .string(item.number), "score": .integer(Int64(item.points)),
            "max_score": .integer(Int64(item.maximum)),
            "status": item.verdict == .passed ? "passed" : "failed",
            "output": item.text.isEmpty ? nil : .string(item.text.cut),
            "visibility": .string((item.isHidden ? hidden : .visible).rawValue),
        ])
    }
}

extension String {
    /// The text, at most 64 KiB of it.
    fileprivate var cut: String { shortened(toUnits: 64 << 10, bytes: 64 << 10) }
}
