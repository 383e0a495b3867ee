import Foundation
import KataSystem
import Testing

@testable import KataModules

/// What is taken of a submission, and what is left out with a word.
@Suite struct IntakeTests {
    @Test func sourcesAreTakenWholeByTheBytesOfTheirPaths() throws {
        let hand = try HandIn(["b.swift", "a.swift", "a/z.swift", "B.swift", "é.swift"])
        try hand.write("empty.swift", "")
        let files = try hand.intake().files
        #expect(
            files.map(\.path) == ["B.swift", "a.swift", "a/z.swift", "b.swift", "empty.swift", "é.swift"])
        #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) }.prefix(2) == ["B.swift", "a.swift"])
    }

    @Test func everyEndingOfTheLanguagesIsASource() throws {
        let hand = try HandIn(["a.py", "b.pyi", "c.swift", "swift"])
        #expect(try hand.intake(extensions: ["py", "swift"]).files.map(\.path) == ["a.py", "c.swift"])
    }

    @Test func whatIsNoSourceIsTold() throws {
        let hand = try HandIn(["a.swift", "Package.swift", "deep/notes.txt", ".git/b.swift", "aTests.swift"])
        let intake = try hand.intake(ignoring: ["*Tests.swift"])
        #expect(intake.files.map(\.path) == ["a.swift"])
        #expect(
            intake.notes == [
                "ignored, because it is no source: '.git', 'Package.swift', 'aTests.swift', 'deep/notes.txt'"
            ])
    }

    /// What a package manager or an interpreter left behind refuses nothing, whatever is in it.
    @Test func aFolderOfAToolsIsNotEntered() throws {
        let many = (0...Intake.Bound.files).map { "node_modules/a/n\($0).swift" }
        let hand = try HandIn(["a.swift", "deep/node_modules/b.swift"] + many)
        try hand.link("node_modules/link.swift", to: "/etc/passwd")
        let intake = try hand.intake(ignoring: ["node_modules"])
        #expect(intake.refusal == nil)
        #expect(intake.files.map(\.path) == ["a.swift"])
        #expect(
            intake.notes == ["ignored, because it is no source: 'deep/node_modules', 'node_modules'"])
    }

    @Test func whatIsHiddenIsNotEntered() throws {
        let hand = try HandIn(["a.swift", ".git/config"])
        try hand.link(".git/link.swift", to: "/etc/passwd")
        try hand.link(".link.swift", to: "/etc/passwd")
        #expect(try hand.refusal() == nil)
        #expect(try hand.sources() == ["a.swift"])
    }

    @Test(arguments: [(10, ""), (11, " and 1 more"), (12, " and 2 more")])
    func aNoteTellsTenNames(_ count: Int, _ end: String) throws {
        let hand = try HandIn((0..<count).map { "n\($0 + 10)" })
        let notes = try hand.intake().notes
        #expect(notes.first?.hasSuffix("'n18', 'n19'" + end) == true)
        #expect(notes.count == 1)
    }

    @Test func aSubmissionWithoutAnythingIsTaken() throws {
        let intake = try HandIn().intake()
        #expect(intake.files.isEmpty && intake.notes.isEmpty && intake.refusal == nil)
    }

    /// A name is bytes: only `/` and zero cannot be in it.
    @Test func everyByteOfASCIIMayBeInAName() throws {
        let hand = try HandIn()
        let names = (UInt8(1)..<0x80).filter { $0 != UInt8(ascii: "/") }
            .map { "a\(Character(Unicode.Scalar($0)))b.swift" }
        for name in names { try hand.write(name, "") }
        #expect(try Set(hand.sources().map { Array($0.utf8) }) == Set(names.map { Array($0.utf8) }))
    }

    @Test(arguments: [
        "a\u{301}.swift", "\u{E1}.swift", "a\r\n.swift", "李雷.swift", "\u{202E}tfiws.swift", "-o.swift",
        "@x.swift",
    ])
    func anOddNameStaysAsItIs(_ name: String) throws {
        let sources = try HandIn([name]).sources()
        #expect(sources.map { Array($0.utf8) } == [Array(name.utf8)])
    }

    @Test func foldersAreThoseOfTheTopThatHoldSources() throws {
        let hand = try HandIn(["a.swift", "one/b.swift", "two/deep/c.swift", "none/notes.txt"])
        #expect(try hand.intake().folders == ["one", "two"])
    }

    @Test func aPartIsAFolderWithItsOwnPaths() throws {
        let hand = try HandIn(["one/b.swift", "one/deep/c.swift", "oneness/d.swift", "one.swift"])
        let part = try hand.intake().part("one")
        #expect(part.files.map(\.path) == ["b.swift", "deep/c.swift"])
        #expect(part.refusal == nil && part.notes.isEmpty)
    }

    /// A mark that combines with the slash before it makes no other path of it.
    @Test func aPartIsFoundByBytes() throws {
        let intake = try HandIn(["one/a.swift", "one/\u{301}b.swift"]).intake()
        #expect(intake.folders == ["one"])
        let paths = intake.part("one").files.map { Array($0.path.utf8) }
        #expect(paths == ["a.swift", "\u{301}b.swift"].map { Array($0.utf8) })
    }

    @Test func aPartOfWhatIsRefusedIsRefused() throws {
        let hand = try HandIn(["one/b.swift"])
        try hand.link("one/c.swift", to: "b.swift")
        #expect(try hand.intake().part("one").refusal != nil)
    }

    @Test func aFolderThatIsNotThereIsNobodysFault() throws {
        #expect(throws: IntakeError.self) {
            try Intake("/tmp/no-such-folder-of-kata", followsLink: true, extensions: ["swift"])
        }
    }
}
