import KataDiagnostics
import KataText
import KataWorkers

/// What is wrong with a manifest, and in which line.
public struct GradeManifestFault: Error, Sendable, Equatable {
    /// What is wrong.
    enum Kind: Equatable {
        case notReadable
        case tooLarge
        case notText
        case noManifest
        case otherVersion(String)
        case carriageReturn
        case cutLine
        case unknownWord(String, nearest: String?)
        case late(String)
        case twice(String)
        case fieldCount(String, expected: Int, found: Int)
        case wrongEscape(String)
        case emptyField(String)
        case wrongIsolation(String)
        case wrongEach(String)
        case wrongCount(String)
        case wrongKey(String)
        case order(String, after: String)
        case lacks(String)
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
        case .notText: "the line is not UTF-8; copy the file unchanged"
        case .noManifest: "this is no manifest; 'kata manifest' makes one"
        case .otherVersion(let version):
            "the manifest's version is '\(version.visible)', and this kata reads \(GradeManifest.version); "
                + "make it again with this kata"
        case .carriageReturn: "the line ends in CR LF; copy the file unchanged, without converting line ends"
        case .cutLine: "the file ends within this line; copy it again, whole"
        case .unknownWord(let word, let nearest):
            "'\(word.visible)' is no word of a manifest"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; make it again with 'kata manifest'")
        case .late(let word): "'\(word)' stands behind a submission; move it before the first"
        case .twice(let word): "'\(word)' stands here a second time; remove one"
        case .fieldCount(let word, let expected, let found):
            "'\(word)' takes \(fields(expected)) parted by tabs, and here \(found == 1 ? "is" : "are") \(found)"
        case .wrongEscape(let field):
            "'\(field.visible)' has a backslash before another character than \\, t, n or r; write \\\\ for a backslash"
        case .emptyField(let word): "a field of '\(word)' is empty; make it again with 'kata manifest'"
        case .wrongIsolation(let name):
            "'\(name.visible)' is no level of isolation; there are "
                + IsolationLevel.allCases.map(\.rawValue).joined(separator: ", ")
        case .wrongEach(let text):
            "'\(text.visible)' stands behind 'each' instead of '\(GradeManifestWord.yes)'"
        case .wrongCount(let text): "'\(text.visible)' is no number of submissions"
        case .wrongKey(let text): "'\(text.visible)' is no key, which has 64 hexadecimal digits"
        case .order(let name, let previous):
            "'\(name.visible)' stands after '\(previous.visible)'; sort the submissions by name, and keep each once"
        case .lacks(let word): "there is no line '\(word)'; make it again with 'kata manifest'"
        case .otherCount(let expected, let found):
            "\(expected) \(expected == 1 ? "submission is" : "submissions are") announced, and \(found) "
                + "\(found == 1 ? "is" : "are") there; copy the file again, whole"
        }
    }

    private func fields(_ count: Int) -> String { count == 1 ? "1 field" : "\(count) fields" }
}
