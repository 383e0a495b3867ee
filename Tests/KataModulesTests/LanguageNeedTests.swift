import KataText
import Testing

@testable import KataModules

/// What a language needs on a machine, and what is said where it is missing.
@Suite struct LanguageNeedTests {
    private static let environment = ["PATH": "/usr/bin:/bin"]

    private func needs(_ text: String) throws -> LanguageManifest {
        try #require(LanguageManifest.small("needs: \(text)"))
    }

    @Test(arguments: [
        "[{run: [true], package: coreutils}]", "[{file: /bin/sh}]", "[{file: [/nowhere, /bin/s?]}]",
        "[{file: \"/*/sh\"}]",
    ])
    func whatIsThereIsNotMissed(_ text: String) throws {
        #expect(try needs(text).unmetNeeds(Self.environment).isEmpty)
    }

    @Test(arguments: [
        (
            "[{run: [false], package: logic}]",
            "'false' is not installed; the language 't' needs it, and Debian's package 'logic' has it",
            "没有安装“false”，语言 t 需要它；它在 Debian 的软件包 logic 中"
        ),
        (
            "[{run: [no-such-program]}]",
            "'no-such-program' is not installed; the language 't' needs it",
            "没有安装“no-such-program”，语言 t 需要它"
        ),
        (
            "[{file: \"/*/no-file\", package: p}]",
            "'/*/no-file' is not installed; the language 't' needs it, and Debian's package 'p' has it",
            "没有安装“/*/no-file”，语言 t 需要它；它在 Debian 的软件包 p 中"
        ),
    ])
    func whatIsMissingIsToldWithItsPackage(_ text: String, _ english: String, _ chinese: String) throws {
        let missing = try needs(text).unmetNeeds(Self.environment).map {
            MissingTool(name: $0.name, package: $0.package, language: "t")
        }
        #expect(missing.map { $0.sentence(in: .english) } == [english])
        #expect(missing.map { $0.sentence(in: .chinese) } == [chinese])
    }
}
