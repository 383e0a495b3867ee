import ArgumentParser
import KataJudging
import KataResults
import KataText

extension KataFinder.Selection {
    /// Says on standard error which words mean nothing, and which folders are empty; returns the exit code that they lead to.
    func complain() -> [KataResults.ExitCode] {
        for (word, nearest) in unknown { Output.complain { $0.unknownKata(word, nearest: nearest) } }
        for folder in emptyFolders { Output.complain { $0.emptyFolder(folder) } }
        return unknown.isEmpty ? [] : [.nothingSelected]
    }
}
