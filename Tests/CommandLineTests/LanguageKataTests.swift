import Foundation
import KataTesting
import KataWorkers
import Testing

/// The katas whose reference stands in other languages, too: they do the same in all of them.
@Suite struct LanguageKataTests {
    /// A kata in a language beside its own, or in a dialect of one.
    struct Item: Sendable, CustomTestStringConvertible {
        let kata: String
        /// The id of the language, or of the dialect.
        let language: String

        var testDescription: String { "\(kata) in \(language)" }

        /// The folder of what the kata has in the language, below the package's.
        var folder: String { "Plugins/patterns/\(kata)/languages/\(language)" }
    }

    private static let katas = folders(in: "Plugins/patterns").filter {
        !folders(in: "Plugins/patterns/\($0)/languages").isEmpty
    }
    private static let languages = folders(in: "Plugins/languages").filter { $0 != "swift" }
    /// The languages of dialects that references may be written in.
    private static let dialects = ["typescript": "javascript"]
    private static let items = katas.flatMap { kata in
        folders(in: "Plugins/patterns/\(kata)/languages")
            .filter { languages.contains($0) || dialects[$0] != nil }.map { Item(kata: kata, language: $0) }
    }

    @Test func thereAreOtherLanguages() {
        #expect(Self.languages.count >= 4)
        for language in Self.languages + ["typescript"] {
            let solved = Self.items.filter { $0.language == language }.map(\.kata)
            let six = ["command", "composite", "decorator", "state", "strategy", "template-method"]
            #expect(Set(six).isSubset(of: solved), "not every kata of the six is solved in \(language)")
        }
    }

    /// The posts that the katas come from are in Objective-C.
    @Test func twelveKatasAreSolvedInTheLanguageOfTheirPosts() {
        #expect(Self.items.count { $0.language == "objective-c" } >= 12)
    }

    @Test(arguments: items) func hasTheTranscriptOfTheReference(_ item: Item) async throws {
        guard try await Self.isInstalled(item.language) else { return }
        let reference = try await Self.trace(item.kata, ["--with", "Plugins/patterns/\(item.kata)/Solution"])
        let other = try await Self.trace(item.kata, ["--with", "\(item.folder)/Solution"])
        #expect(reference.exitCode == 0 && other.exitCode == 0)
        #expect(reference.lines.count > 10)
        for (own, wanted) in zip(other.lines, reference.lines) where own != wanted {
            Issue.record("\(item.testDescription) says\n\(own)\nand the reference\n\(wanted)")
        }
        #expect(other.lines.count == reference.lines.count)
    }

    @Test(arguments: items) func catchesItsMutant(_ item: Item) async throws {
        guard try await Self.isInstalled(item.language) else { return }
        let file = Stage.package.appendingPathComponent("\(item.folder)/mutants.yaml")
        let mutants = try String(contentsOf: file, encoding: .utf8).matches(of: #/\n  (?<name>[a-z-]+):\n/#)
            .map(\.name)
        #expect(!mutants.isEmpty)
        for mutant in mutants {
            let choice = ["--language", item.language, "--mutant", String(mutant)]
            let result = try await Self.trace(item.kata, choice)
            #expect(result.exitCode == 1, "\(mutant) of \(item.testDescription)")
        }
    }

    /// What a run writes, without its last line, which tells the time, and without the names of objects: their numbers
    /// depend on what a worker served before.
    private static func trace(_ kata: String, _ solution: [String]) async throws -> (
        lines: [[UInt8]], exitCode: Int32
    ) {
        let result = try await Stage.kata(["run", kata, "--trace", "--show-hidden"] + solution)
        let text = String(decoding: result.output, as: UTF8.self)
            .replacing(matches: #"\w+#\d+"#, with: "#")
        let lines = text.split(separator: "\n").map { Array($0.utf8) }
        return (lines.dropLast(), result.exitCodeOfProgram)
    }

    /// The languages that this machine has, by the doctor, who is asked once.
    private static let installed = Task { () throws -> Set<String> in
        let result = try await Stage.kata(["doctor", "--no-self-test", "--format", "json"])
        let document = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let known = document?["languages"] as? [[String: Any]] ?? []
        return Set(known.filter { $0["problem"] == nil }.compactMap { $0["id"] as? String })
    }

    /// Tells whether this machine has a language; its want is a failure where all of them are to be there.
    static func isInstalled(_ name: String) async throws -> Bool {
        let language = dialects[name] ?? name
        let isThere = try await installed.value.contains(language)
        #expect(isThere || !Requirement.demands("languages"), "\(language) is not installed on this machine")
        return isThere
    }

    private static func folders(in folder: String) -> [String] {
        let place = Stage.package.appendingPathComponent(folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
