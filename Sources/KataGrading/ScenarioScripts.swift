import KataDiagnostics
import KataJudging
import KataScript

/// What the files of katas say of their open scenarios, for reports that show a test's code.
public struct ScenarioScripts: Sendable {
    private struct Name: Hashable {
        let kata: String
        let scenario: String
    }

    private let texts: [Name: String]

    /// Reads kata files; what cannot be read has no scripts.
    public init(files: [String]) {
        var texts: [Name: String] = [:]
        for kata in files.compactMap({ LoadedKata(path: $0)?.kata }) {
            for scenario in kata.scenarios where !scenario.isHidden {
                texts[Name(kata: kata.id, scenario: scenario.name)] = ScenarioScripts.text(
                    of: scenario, in: kata.file)
            }
        }
        self.texts = texts
    }

    /// The commands, and below them what is expected, each as the file writes it.
    private static func text(of scenario: Scenario, in file: SourceFile) -> String {
        var text = ""
        if let first = scenario.commands.statements.first, let last = scenario.commands.statements.last {
            text = source(first.range.joined(with: last.range), in: file)
        }
        guard let expectation = scenario.expectation else { return text }
        var lines = source(expectation.range, in: file).split(
            separator: "\n", omittingEmptySubsequences: false)
        // The sign of a block of text is YAML's.
        if lines.first?.hasPrefix("|") ?? false { lines.removeFirst() }
        return text + "\n\nexpect:\n" + lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }

    private static func source(_ range: SourceRange, in file: SourceFile) -> String {
        file.text(in: range).withoutMargin(of: file.position(at: range.start).column - 1)
    }

    /// Returns a scenario as its file writes it; nil where it is hidden or not known.
    public func script(of scenario: String, in kata: String) -> String? {
        texts[Name(kata: kata, scenario: scenario)]
    }
}

extension String {
    /// The text with so many blanks less at the start of each line but the first, and without blank lines at its end.
    fileprivate func withoutMargin(of count: Int) -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let blanks = min(count, line.prefix { $0 == " " }.count)
            return String(line.dropFirst(blanks))
        }
        while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
