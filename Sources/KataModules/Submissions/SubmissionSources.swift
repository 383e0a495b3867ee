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
    ///
    /// A submission may write what it likes: each byte is looked at as often as the longest name is long, at most.
    public func withOwnPaths(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let longest = paths.keys.map(\.utf8.count).max() ?? 0
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            let isStart = bytes[place] == UInt8(ascii: "f") && (place == 0 || !bytes[place - 1].isInWord)
            if isStart, let (path, count) = path(in: bytes[place...].prefix(longest + 1)) {
                result += path.visible.utf8
                place += count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the path of the name that a text begins with, and how long the name is.
    private func path(in start: ArraySlice<UInt8>) -> (path: String, count: Int)? {
        var word = start.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: ".") }
        while word.last == UInt8(ascii: ".") { word.removeLast() }
        return paths[String(decoding: word, as: UTF8.self)].map { ($0, word.count) }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    fileprivate var isInWord: Bool { isLetterOrDigit || self == UInt8(ascii: "_") }
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
