import KataDiagnostics
import KataText
import KataWorkers

/// What is wrong with a manifest, and in which line.
public struct GradeManifestError: Error, Sendable, Equatable {
    /// What is wrong.
    enum Kind: Equatable {
        case notReadable
        case tooLarge
        case noManifest
        case otherVersion(String)
        case carriageReturn
        case cutLine
        case cut
        case changed
        case notJSON
        case unknownWord(String, nearest: String?)
        case twice(String)
        case lacks(String)
        case wrongText(String)
        case wrongFlag(String)
        case wrongIsolation(String)
        case wrongCount(String)
        case wrongSequences(String)
        case wrongKey(String)
        case order(String, after: String)
        case otherCount(expected: Int, found: Int)
    }

    let kind: Kind
    /// The line, from 1; nil where the whole file is meant.
    public let line: Int?

    /// What is wrong and how it is mended, for people.
    public var sentence: String {
        switch kind {
        case .notReadable: "it is no file that can be read; 'kata manifest' makes one"
        case .tooLarge:
            "it is larger than \(GradeManifestReader.maximumBytes >> 20) MiB; freeze the work in parts"
        case .noManifest: "this is no manifest; 'kata manifest' makes one"
        case .otherVersion(let version):
            "the manifest's version is '\(version.visible)', and this kata reads \(GradeManifest.version); "
                + "make it again with this kata"
        case .carriageReturn: "the line ends in CR LF; copy the file unchanged, without converting line ends"
        case .cutLine: "the file ends within this line; copy it again, whole"
        case .cut: "the file ends here, without the checksum of its last line; copy it again, whole"
        case .changed:
            "the checksum in the last line is that of another content; copy the file again, unchanged, or make it "
                + "again with 'kata manifest'"
        case .notJSON: "the line is no JSON object in UTF-8; copy the file unchanged"
        case .unknownWord(let word, let nearest):
            "'\(word.visible)' is no member of this line"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; make it again with 'kata manifest'")
        case .twice(let word): "'\(word)' stands here a second time; remove one"
        case .lacks(let word): "the line has no '\(word)'; make it again with 'kata manifest'"
        case .wrongText(let word): "'\(word)' is empty, or no text; make it again with 'kata manifest'"
        case .wrongFlag(let word): "'\(word)' is neither true nor false"
        case .wrongIsolation(let name):
            "'\(name.visible)' is no level of isolation; there are "
                + IsolationLevel.allCases.map(\.rawValue).joined(separator: ", ")
        case .wrongCount(let text): "'\(text.visible)' is no number of submissions"
        case .wrongSequences(let text):
            "'\(text.visible)' is no number of sequences from 1 to \(GradeSettings.exploredSequencesRange.upperBound)"
        case .wrongKey(let text): "'\(text.visible)' is no key, which has 64 hexadecimal digits"
        case .order(let name, let previous):
            "'\(name.visible)' stands after '\(previous.visible)'; sort the submissions by name, and keep each once"
        case .otherCount(let expected, let found):
            "\(expected) \(expected == 1 ? "submission is" : "submissions are") announced, and \(found) "
                + "\(found == 1 ? "is" : "are") there; copy the file again, whole"
        }
    }
}
