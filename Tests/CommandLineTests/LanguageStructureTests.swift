import Foundation
import KataWorkers
import Testing

/// Solutions in other languages than Swift, held against the sentences about structure: references, and those of
/// `Tests/Structure/KATA/languages`, of which each prints the right log and either is the pattern or is not.
@Suite struct LanguageStructureTests {
    /// A solution, and what is to be said of it.
    struct Item: Sendable, CustomTestStringConvertible {
        let kata: String
        let language: String
        /// The folder below the package's.
        let folder: String
        let isPattern: Bool

        var testDescription: String { folder }
    }

    private static let languages = ["java", "javascript", "objective-c", "python"]
    private static let katas = folders(in: "Tests/Structure")

    private static let references = [
        "command", "composite", "decorator", "state", "strategy", "template-method",
    ]
    .flatMap { kata in
        languages.map { language in
            Item(
                kata: kata, language: language,
                folder: "Plugins/patterns/\(kata)/languages/\(language)/Solution",
                isPattern: true)
        }
    }

    private static let held = katas.flatMap { kata in
        languages.flatMap { language in
            ["fits", "lacks"].flatMap { kind in
                folders(in: "Tests/Structure/\(kata)/languages/\(language)/\(kind)").map { name in
                    Item(
                        kata: kata, language: language,
                        folder: "Tests/Structure/\(kata)/languages/\(language)/\(kind)/\(name)",
                        isPattern: kind == "fits")
                }
            }
        }
    }

    @Test func thereAreManyOfBothKinds() {
        for language in ["java", "objective-c", "python"] {
            let own = Self.held.filter { $0.language == language }
            #expect(Set(own.filter(\.isPattern).map(\.kata)).count >= 10, "\(language)")
            #expect(Set(own.filter { !$0.isPattern }.map(\.kata)).count >= 10, "\(language)")
        }
    }

    @Test(arguments: references + held) func isNamedForWhatItIs(_ item: Item) async throws {
        guard try await LanguageKataTests.isInstalled(item.language) else { return }
        let result = try await Stage.kata([
            "run", item.kata, "--show-hidden", "--format", "json", "--with", item.folder,
        ])
        let document = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let kata = (document?["katas"] as? [[String: Any]])?.first
        let scenarios = kata?["scenarios"] as? [[String: Any]] ?? []
        // What is refuted is a finding of its own beside the scenarios.
        let failed = scenarios.filter {
            $0["verdict"] as? String != "passed" && $0["name"] as? String != "structure"
        }
        #expect(!scenarios.isEmpty && failed.isEmpty, "\(item.folder) does not print the right log")
        let verdict = (kata?["structure"] as? [String: Any])?["verdict"] as? String
        if item.isPattern {
            #expect(verdict == "found", "\(item.folder)")
        } else {
            #expect(
                verdict == "not found" || verdict == "refuted", "\(item.folder) is \(verdict ?? "not judged")"
            )
        }
    }

    private static func folders(in folder: String) -> [String] {
        let place = Stage.package.appendingPathComponent(folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
