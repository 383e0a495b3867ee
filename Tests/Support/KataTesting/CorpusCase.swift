import Foundation
public import KataDiagnostics

/// A folder of `Tests/Corpus` that is named for the code that it shows, with what the user is told in `expected.txt`.
///
/// `KATA_RECORD=1` writes the expected texts anew; never on CI.
public struct CorpusCase: Sendable, CustomStringConvertible {
    /// The folder's name: a code, and what is wrong.
    public let name: String
    /// The folder's path.
    public let path: String

    /// The code that the case shows.
    public var code: String { String(name.prefix(5)) }
    public var description: String { name }

    /// The package's folder.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    /// Returns the cases in a folder of the corpus by name.
    public static func all(in kind: String) -> [CorpusCase] {
        let folder = URL(filePath: package).appending(path: "Tests/Corpus/\(kind)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.contains("-") && !$0.hasPrefix(".") }.sorted().map {
            CorpusCase(name: $0, path: folder.appending(path: $0).path)
        }
    }

    /// Reads a file of the case; its path in messages is its name.
    public func source(_ file: String) throws -> SourceFile {
        let bytes = try Data(contentsOf: URL(filePath: path).appending(path: file))
        return SourceFile(path: file, bytes: [UInt8](bytes))
    }

    /// Returns what the user has to be told; where tests record, it becomes `told` first.
    public func expected(recording told: String) throws -> String {
        let file = URL(filePath: path).appending(path: "expected.txt")
        let environment = ProcessInfo.processInfo.environment
        if environment["KATA_RECORD"] == "1", environment["CI"] == nil {
            try told.write(to: file, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
