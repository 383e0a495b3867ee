import Testing

@testable import KataModules

/// Names of kata's own for submitted files, and the way back.
@Suite struct SubmissionSourcesTests {
    private func sources(_ paths: [String], given: [String] = []) -> SubmissionSources {
        var intake = Intake.empty
        intake.files = paths.map { Intake.File(path: $0, bytes: Array($0.utf8)) }
        let support = given.map { SourceSet.File(name: $0, path: "plugin/\($0)", bytes: []) }
        return SubmissionSources(intake, support: SourceSet(files: support), fileExtension: "t")
    }

    @Test func filesAreNumberedAndKeepTheirEndings() {
        let sources = sources(["@a.t", "deep/-b.x.t", "c"])
        #expect(sources.set.files.map(\.name) == ["f0001.t", "f0002.t", "f0003.c"])
        #expect(sources.set.files[1].bytes == Array("deep/-b.x.t".utf8))
        #expect(sources.notes.isEmpty)
        #expect(!sources.isEmpty)
    }

    @Test func aGivenFileStandsForASubmittedOne() {
        let sources = sources(["a.t", "given.t", "z.t"], given: ["given.t"])
        #expect(sources.set.files.map(\.name) == ["f0001.t", "f0002.t", "given.t"])
        #expect(sources.set.files.last?.path == "plugin/given.t")
        #expect(sources.notes == ["'given.t' is given by the kata; the submitted one was not used"])
    }

    @Test func whatIsGivenAloneIsNoSubmission() {
        #expect(sources([], given: ["given.t"]).isEmpty)
        #expect(sources(["given.t"], given: ["given.t"]).isEmpty)
    }

    @Test(arguments: [
        ("f0001.t:3:1: error: no", "a.t:3:1: error: no"),
        ("f0001.t f0002.t", "a.t deep/b.t"),
        ("/work/f0001.t", "/work/a.t"),
        ("see f0001.t.", "see a.t."),
        ("f0001.t...", "a.t..."),
        ("(f0002.t)", "(deep/b.t)"),
        ("leaf0001.t", "leaf0001.t"),
        ("_f0001.t", "_f0001.t"),
        ("9f0001.t", "9f0001.t"),
        ("f0001.tt", "f0001.tt"),
        ("f0001", "f0001"),
        ("f0003.t", "f0003.t"),
        ("ff0001.t f", "ff0001.t f"),
        ("", ""),
    ])
    func wordsThatAreNamesBecomePaths(_ text: String, _ expected: String) {
        #expect(sources(["a.t", "deep/b.t"]).withOwnPaths(text) == expected)
    }

    @Test func aPathThatLooksLikeANameStays() {
        #expect(sources(["a.t", "f0001.t"]).withOwnPaths("f0002.t f0001.t") == "f0001.t a.t")
    }

    @Test func aPathBreaksNoLine() {
        #expect(sources(["a\n\u{1B}.t"]).withOwnPaths("f0001.t:1") == "a\\u{A}\\u{1B}.t:1")
    }
}
