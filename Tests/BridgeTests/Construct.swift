import Foundation
import KataTranscript
import Testing

@testable import KataModules

/// A folder of Tests/Bridge, as its README describes it: a construct of Swift, and a dialogue with its worker.
struct Construct: Sendable, CustomTestStringConvertible {
    /// The folder's name.
    let name: String

    /// The folder of all constructs, in the source tree.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Bridge")

    /// All constructs by name.
    static let all: [Construct] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let folders = names.map(Construct.init).filter { construct in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: construct.folder, isDirectory: &isFolder)
                && isFolder.boolValue
        }
        return folders.sorted { $0.name < $1.name }
    }()

    var testDescription: String { name }

    /// The folder's path.
    var folder: String { Construct.root.appendingPathComponent(name).path }

    /// Tells whether the compiler takes the sources only after a repair.
    var needsRepair: Bool { text("repaired") != nil }

    /// The language mode of `options.txt`; nil for the default.
    var mode: Int? {
        let words = (text("options.txt") ?? "").split(whereSeparator: \.isWhitespace)
        return words.firstIndex(of: "--swift").flatMap { Int(words[$0 + 1]) }
    }

    /// How the build fails, where it should.
    var failure: (exitCode: Int, words: String)? {
        guard let text = text("build.txt") else { return nil }
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (Int(parts[0].dropFirst("exit ".count)) ?? 0, parts.count > 1 ? String(parts[1]) : "")
    }

    /// A part of what the build says of the types.
    func types() throws -> JSON? { try text("types.json").map { try JSONReader.read(Array($0.utf8)) } }

    /// The dialogue with the worker, an exchange each.
    func dialogue() throws -> [Exchange] { try Exchange.read(text("dialogue.txt") ?? "") }

    private func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: "\(folder)/\(file)").map { String(decoding: $0, as: UTF8.self) }
    }
}
