import ArgumentParser
import KataDiagnostics
import KataGrading
import KataResults
import KataText

/// The option that names a manifest that has to be there.
struct ManifestArgument: ParsableArguments {
    @Option(help: ArgumentHelp("The frozen work that 'kata manifest' wrote.", valueName: "file"))
    var manifest: String

    /// Reads the manifest; ends the command with a word where it is none.
    func read() throws -> GradeManifest { try GradeManifest.read(manifest) }
}

extension GradeManifest {
    /// Reads a file; ends the command with a word where it is no manifest.
    static func read(_ path: String) throws -> GradeManifest {
        do throws(GradeManifestError) {
            return try GradeManifest(contentsOf: path)
        } catch {
            let place = error.line.map { "\(path.visible):\($0)" } ?? path.visible
            Output.errors.write("kata: \(place): \(error.sentence)\n")
            throw KataResults.ExitCode.invalidFile.thrown
        }
    }
}

extension GradeOptions {
    /// What the submissions are graded by.
    var settings: GradeSettings {
        var settings = GradeSettings(
            katas: katas, hidden: hidden, language: language, isolation: isolation)
        settings.isPartial = partial
        settings.exploredSequences = explore
        return settings
    }

    /// The name of an option that says what a manifest says already; nil where there is none.
    var optionConflictingWithManifest: String? {
        if let submission = submissions.first { return "'\(submission.visible)'" }
        if !katas.isEmpty { return "'--katas'" }
        if !hidden.isEmpty { return "'--hidden'" }
        if each { return "'--each'" }
        if partial { return "'--partial'" }
        if explore != nil { return "'--explore'" }
        if language != nil { return "'--language'" }
        return demandedIsolation == nil ? nil : "'--isolation'"
    }
}
