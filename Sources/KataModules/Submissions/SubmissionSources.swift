import KataDiagnostics
import KataSystem
import KataText

/// A submission's sources for one module, under names of kata's own, with the code that the module's plugin gives.
///
/// A tool sees no name that a submission chose but plain words, where the language keeps those, so none can take one for
/// an option or a response file.
public struct SubmissionSources: Sendable {
    /// The sources as the compiler gets them.
    let set: SourceSet
    /// What was replaced, for people.
    public let notes: [String]
    /// Kata's own names with the submission's paths.
    private let paths: [String: String]

    /// Names the files; those of the plugin win over submitted ones of the same path.
    init(_ intake: Intake, support: SourceSet, language: LanguageManifest) {
        let given = Set(support.files.map(\.name))
        let submitted = intake.files.filter { !given.contains($0.path) && language.takes($0.path) }
        let kept = Set(submitted.map(\.path).filter { language.keepsNames && language.isPlain($0) })
        var files: [SourceSet.File] = []
        var paths: [String: String] = [:]
        for file in submitted {
            let own = kept.contains(file.path) ? file.path : Self.number(file, files.count, language, kept)
            // Its path for people, too: one mapping back is enough, and two would take a path for a name.
            files.append(SourceSet.File(name: own, path: own, bytes: file.bytes))
            paths[own] = file.path
        }
        let replaced = intake.files.map(\.path).filter(given.contains)
        notes = replaced.map { "'\($0.visible)' is given by the kata; the submitted one was not used" }
        var set = SourceSet(files: files + support.files)
        let names = intake.files.first { $0.path == NamesFile.name }
        set.names = NamesFile(names?.bytes ?? []).replacing(with: support.names)
        self.set = set
        self.paths = paths
    }

    /// Returns a name of kata's own for the next file, which no kept one has.
    private static func number(
        _ file: Intake.File, _ count: Int, _ language: LanguageManifest, _ kept: Set<String>
    ) -> String {
        let ending = Files.name(of: file.path).split(separator: ".").last.map(String.init)
        var number = count + 1
        while true {
            let digits = String(number).paddedWithZeros(to: 4)
            let own = "f\(digits).\(ending ?? language.extensions.first ?? "txt")"
            if !kept.contains(own) { return own }
            number += Intake.Bound.files
        }
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

extension LanguageManifest {
    /// Endings of what is taken of a submission: its sources, and what says their names.
    public var submittedExtensions: [String] { extensions + (spelling == nil ? [] : ["names"]) }

    /// Tells whether a submitted file is one of the language's sources.
    fileprivate func takes(_ path: String) -> Bool { extensions.contains { path.hasSuffix(".\($0)") } }

    /// Tells whether all parts of a path are plain words, with one ending.
    fileprivate func isPlain(_ path: String) -> Bool {
        guard let ending = extensions.first(where: { path.hasSuffix(".\($0)") }) else { return false }
        return path.dropLast(ending.count + 1).split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { $0.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil }
    }
}
