import KataDiagnostics
import Testing

@testable import KataModules

/// What a language needs on a machine, and what is said where it is missing.
@Suite struct LanguageNeedTests {
    private static let environment = ["PATH": "/usr/bin:/bin"]

    private func needs(_ text: String) throws -> LanguageManifest {
        let source = SourceFile(
            path: "plugin.yaml",
            text: """
                plugin: 1
                kind: language
                id: t
                version: 1.0.0
                title: T
                extensions: [t]
                tools: [t]
                detect: [t]
                build: [[t]]
                run: [t]
                needs: \(text)
                """)
        return try #require(ManifestReader.language(source, folder: "t").manifest)
    }

    @Test(arguments: [
        "[{run: [true], package: coreutils}]", "[{file: /bin/sh}]", "[{file: [/nowhere, /bin/s?]}]",
        "[{file: \"/*/sh\"}]",
    ])
    func whatIsThereIsNotMissed(_ text: String) throws {
        #expect(try needs(text).unmetNeeds(Self.environment).isEmpty)
    }

    @Test(arguments: [
        ("[{run: [false], package: logic}]", "'false' is missing; Debian's package 'logic' has it"),
        ("[{run: [no-such-program]}]", "'no-such-program' is missing"),
        ("[{file: \"/*/no-file\", package: p}]", "'/*/no-file' is missing; Debian's package 'p' has it"),
    ])
    func whatIsMissingIsToldWithItsPackage(_ text: String, _ sentence: String) throws {
        #expect(try needs(text).unmetNeeds(Self.environment).map(\.sentence) == [sentence])
    }
}
