import Foundation
import Testing

/// Every folder of Tests/Cases, run through the built program.
///
/// `KATA_RECORD=1` writes what was seen into the case's files; it is refused where `CI` is set. Whoever records reads
/// the changes as a user would before committing them.
@Suite struct CommandLineTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test(arguments: BehaviourCase.all)
    func behaves(_ item: BehaviourCase) async throws {
        for language in item.needs where try await !LanguageKataTests.isInstalled(language) { return }
        let seen = try await Stage.run(item)
        if CommandLineTests.environment["KATA_RECORD"] == "1" {
            try #require(CommandLineTests.environment["CI"] == nil, "expected files are not recorded on CI")
            try item.record(seen)
            return
        }
        let expected = item.expected
        #expect(seen.exitCode == expected.exitCode, "exit code of: \(item.command)")
        Self.compare("stdout", seen.standardOutput, expected.standardOutput)
        Self.compare("stderr", seen.standardError, expected.standardError)
    }

    @Test(.enabled(if: BehaviourCase.chosen == nil)) func thereAreCases() {
        #expect(BehaviourCase.all.count >= 45)
    }

    private static func compare(
        _ stream: String, _ seen: String, _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        // Not as strings: those are equal when they only look alike.
        guard !seen.utf8.elementsEqual(expected.utf8) else { return }
        Issue.record(
            "\(stream) is not as expected\n--- expected\n\(expected)\n--- seen\n\(seen)---",
            sourceLocation: sourceLocation)
    }
}
