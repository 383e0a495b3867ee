import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

extension KataFinder.Selection {
    /// Says on standard error which words mean nothing, and which folders are empty; returns the exit code that they lead to.
    func complain() -> [KataReport.ExitCode] {
        for (word, nearest) in unknown {
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            Output.errors.write(
                "kata: '\(word.visible)' is neither a file, a folder nor a kata's id\(hint)\n")
        }
        for folder in emptyFolders { Output.errors.write("kata: '\(folder.visible)' holds no kata file\n") }
        return unknown.isEmpty ? [] : [.nothingSelected]
    }
}
