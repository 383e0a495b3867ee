import Testing

@testable import KataModules

/// Names of kata's own for submitted files, and the way back.
@Suite struct SubmissionSourcesTests {
    private func sources(
        _ paths: [String], given: [String] = [], _ more: String = "names: numbered"
    ) throws -> SubmissionSources {
        let language = try #require(LanguageManifest.small(more))
        var intake = Intake.empty
        intake.files = paths.map { Intake.File(path: $0, bytes: Array($0.utf8)) }
        let support = given.map { SourceSet.File(name: $0, path: "plugin/\($0)", bytes: []) }
        return SubmissionSources(intake, support: SourceSet(files: support), language: language)
    }

    @Test func filesAreNumberedAndKeepTheirEndings() throws {
        let sources = try sources(["@a.t", "deep/-b.x.t", "c.t"])
        #expect(sources.set.files.map(\.name) == ["f0001.t", "f0002.t", "f0003.t"])
        #expect(sources.set.files[1].bytes == Array("deep/-b.x.t".utf8))
        #expect(sources.notes.isEmpty)
        #expect(!sources.isEmpty)
    }

    @Test func plainWordsAreKeptWhereTheLanguageSaysSo() throws {
        let paths = [
            "-a.t", "Waiter.t", "deep/b_2.t", "2.t", "a b.t", "f0001.t", "x.y.t", "../u.t", "other.s",
        ]
        let sources = try sources(paths, "names: kept")
        #expect(
            sources.set.files.map(\.name) == [
                "f0201.t", "Waiter.t", "deep/b_2.t", "f0004.t", "f0005.t", "f0001.t", "f0007.t", "f0008.t",
            ])
        #expect(sources.withOwnPaths("Waiter.t:3 f0004.t f0001.t") == "Waiter.t:3 2.t f0001.t")
    }

    @Test func namesComeAlongWhereTheLanguageSpellsItsOwn() throws {
        let language = try #require(LanguageManifest.small("spelling: {members: snake_case}"))
        #expect(language.submittedExtensions == ["t", "names"])
        var intake = Intake.empty
        intake.files = [
            Intake.File(path: "a.t", bytes: []),
            Intake.File(path: "kata.names", bytes: Array("Waiter = Host\n".utf8)),
        ]
        let sources = SubmissionSources(intake, support: SourceSet(files: []), language: language)
        #expect(sources.set.files.map(\.name) == ["f0001.t"])
        #expect(sources.set.names["Waiter"] == "Host")
    }

    @Test func aGivenFileStandsForASubmittedOne() throws {
        let sources = try sources(["a.t", "given.t", "z.t"], given: ["given.t"])
        #expect(sources.set.files.map(\.name) == ["f0001.t", "f0002.t", "given.t"])
        #expect(sources.set.files.last?.path == "plugin/given.t")
        #expect(sources.notes == ["'given.t' is given by the kata; the submitted one was not used"])
    }

    @Test func whatIsGivenAloneIsNoSubmission() throws {
        #expect(try sources([], given: ["given.t"]).isEmpty)
        #expect(try sources(["given.t"], given: ["given.t"]).isEmpty)
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
        ("x.f0001.t", "x.a.t"),
        ("f.f0001.t", "f.a.t"),
        ("“f0001.t”", "“a.t”"),
        ("", ""),
    ])
    func wordsThatAreNamesBecomePaths(_ text: String, _ expected: String) throws {
        #expect(try sources(["a.t", "deep/b.t"]).withOwnPaths(text) == expected)
    }

    @Test func aPathThatLooksLikeANameStays() throws {
        #expect(try sources(["a.t", "f0001.t"]).withOwnPaths("f0002.t f0001.t") == "f0001.t a.t")
    }

    @Test func aPathBreaksNoLine() throws {
        #expect(try sources(["a\n\u{1B}.t"]).withOwnPaths("f0001.t:1") == "a\\u{A}\\u{1B}.t:1")
    }

    /// A reader that begins anew at each letter of a word never ends with these.
    @Test(.timeLimit(.minutes(5)), arguments: ["f", "f.", "f0001"])
    func aTextOfNothingButBeginningsIsReadOnce(part: String) throws {
        let text = String(repeating: part, count: (256 << 10) / part.utf8.count)
        #expect(try sources(["a.t"]).withOwnPaths(text).utf8.count == text.utf8.count)
    }
}
