import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

extension KataFinder.Selection {
    /// Says on standard error which words mean nothing; returns the exit code that they lead to.
    func complain() -> [KataReport.ExitCode] {
        for (word, nearest) in unknown {
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            Output.errors.write(
                "kata: '\(word.visible)' is neither a file, a folder nor a kata's id\(hint)\n")
        }
        return unknown.isEmpty ? [] : [.nothingSelected]
    }
}
