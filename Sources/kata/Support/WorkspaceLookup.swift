import ArgumentParser
import KataDiagnostics
import KataJudging
import KataLearning
import KataResults
import KataScript
import KataSystem
import KataText

/// Finds the workspace and the kata that a command line without arguments means.
struct WorkspaceLookup {
    let environment: KataEnvironment
    let style: TextStyle

    /// Returns the workspace of a folder or above it; one that cannot be read ends the command.
    func find(from folder: String = ".") throws -> WorkspaceFolder? {
        do throws(WorkspaceFinder.WorkspaceError) {
            return try WorkspaceFinder.find(from: folder)
        } catch {
            try leave(error)
        }
    }

    /// Returns the workspace that a word names: a folder that is one itself.
    func named(_ word: String) throws -> WorkspaceFolder? {
        guard Files.isFolder(word) else { return nil }
        do throws(WorkspaceFinder.WorkspaceError) {
            return try WorkspaceFinder.read(word)
        } catch {
            try leave(error)
        }
    }

    /// Returns the workspace that is meant: by a word, or the one here or above where there is none.
    func workspace(_ word: String?) throws -> WorkspaceFolder? {
        try word.map { try named($0) } ?? find()
    }

    /// Returns the kata that is meant: by a word, or by the workspace where there is none; nil outside of any.
    func kata(_ word: String?) throws -> KataScript.Kata? {
        if let word {
            if let workspace = try named(word) { return try kata(of: workspace) }
            return try self.kata(in: KataFinder(environment).kata(word))
        }
        return try find().flatMap { try kata(of: $0) }
    }

    /// Returns the kata of a workspace, and says where its module has changed since.
    private func kata(of workspace: WorkspaceFolder) throws -> KataScript.Kata {
        let kata = try kata(in: workspace.kata(environment))
        tellChange(of: workspace, kata)
        return kata
    }

    /// Says on standard error where the module of a workspace has changed since the workspace was made.
    func tellChange(of workspace: WorkspaceFolder, _ kata: KataScript.Kata) {
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
        guard let change = workspace.change(of: kata, in: registry) else { return }
        Output.complain { $0.sentence(for: change, of: kata.id) }
    }

    /// Returns the only kata of a selection; nothing selected, or a kata with errors, ends the command.
    func kata(in selection: KataFinder.Selection) throws -> KataScript.Kata {
        try KataResults.ExitCode.combined([.allPassed] + selection.complain()).throwUnlessSuccess()
        guard let kata = selection.files.first.flatMap({ LoadedKata(path: $0)?.valid }) else {
            for file in selection.files { Output.complain { $0.invalidKata(file) } }
            throw KataResults.ExitCode.invalidFile.thrown
        }
        return kata
    }

    /// Says that there is no workspace here, and ends the command.
    func complainOfNone(_ example: String) -> any Error {
        Output.complain { $0.noWorkspace(example) }
        return KataResults.ExitCode.nothingSelected.thrown
    }

    private func leave(_ invalid: WorkspaceFinder.WorkspaceError) throws -> Never {
        let writer = DiagnosticText(style: style)
        for diagnostic in invalid.diagnostics.sorted {
            Output.errors.write(writer.text(of: diagnostic, in: invalid.file))
        }
        throw KataResults.ExitCode.invalidFile.thrown
    }
}
