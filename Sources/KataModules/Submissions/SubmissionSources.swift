import KataDiagnostics
import KataSystem
import KataText

/// A submission's sources for one module, under names of kata's own, with the code that the module's plugin gives.
///
/// No tool sees a name that a submission chose, so none can take one for an option or a response file.
public struct SubmissionSources: Sendable {
    /// The sources as the compiler gets them.
    let set: SourceSet
    /// What was replaced, for people.
    public let notes: [String]
    /// Kata's own names with the submission's paths.
    private let paths: [String: String]

    /// Names the files; those of the plugin win over submitted ones of the same path.
    init(_ intake: Intake, support: SourceSet, fileExtension: String) {
        let given = Set(support.files.map(\.name))
        var files: [SourceSet.File] = []
        var paths: [String: String] = [:]
        for file in intake.files where !given.contains(file.path) {
            let name = "f" + String(files.count + 1).paddedWithZeros(to: 4)
            let ending = Files.name(of: file.path).split(separator: ".").last.map(String.init)
            let own = "\(name).\(ending ?? fileExtension)"
            // Its path for people, too: one mapping back is enough, and two would take a path for a name.
            files.append(SourceSet.File(name: own, path: own, bytes: file.bytes))
            paths[own] = file.path
        }
        let replaced = intake.files.map(\.path).filter(given.contains)
        notes = replaced.map { "'\($0.visible)' is given by the kata; the submitted one was not used" }
        set = SourceSet(files: files + support.files)
        self.paths = paths
    }

    /// Tells whether there is no submitted source.
    public var isEmpty: Bool { paths.isEmpty }

    /// Returns a text of a compiler or a runtime with the submission's own paths in it.
    public func withOwnPaths(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "f") {
            result += rest[..<start]
            rest = rest[start...]
            var word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
            while word.hasSuffix(".") { word.removeLast() }
            let isWhole = result.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            if isWhole, let path = paths[String(word)] {
                result += path.visible
                rest = rest[word.endIndex...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
