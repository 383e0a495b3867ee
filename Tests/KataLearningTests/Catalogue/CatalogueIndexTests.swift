import Foundation
import KataScript
import KataSystem
import KataTesting
import Testing

@testable import KataJudging
@testable import KataLearning

/// What a catalogue remembers of files, held against what is in them.
@Suite struct CatalogueIndexTests {
    private let folder: TemporaryFolder
    private var environment: KataEnvironment

    init() throws {
        folder = try TemporaryFolder()
        environment = KataEnvironment(cache: folder.path + "/cache")
        environment.program = "/proc/self/exe"
        try Files.makeFolder(environment.cache, mode: 0o700)
    }

    private var kata: String { folder.path + "/lamp.yaml" }
    private var index: String { environment.cache + "/catalogue.json" }

    private func write(_ title: String) throws {
        try Files.write(Array("kata: 1\ntitle: \(title)\ncommands: |\n  log \"x\"\n  > x\n".utf8), to: kata)
    }

    /// Waits until a change of the file would show in its times.
    private func settle() throws {
        while let facts = Files.facts(kata),
            WallClock.milliseconds * 1_000_000 - facts.changed < 2_100_000_000
        {
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    private var titles: [String] {
        Catalogue(files: [kata], environment).entries.map { $0.kata.title.text(for: "en") }
    }

    /// Puts another title into the index, which tells who was asked.
    private func forge(_ old: String, _ new: String) throws {
        let text = String(decoding: try #require(Files.contents(index)), as: UTF8.self)
        #expect(text.contains(old))
        try Files.write(Array(text.replacing(old, with: new).utf8), to: index)
    }

    @Test func aFileThatIsAsItWasIsNotReadAgain() throws {
        try write("Alamp")
        try settle()
        #expect(titles == ["Alamp"])
        try forge("Alamp", "Index")
        #expect(titles == ["Index"])
    }

    @Test func aChangeOfTheSameSizeAndTimeIsSeen() throws {
        try write("Alamp")
        try settle()
        #expect(titles == ["Alamp"])
        let attributes = try FileManager.default.attributesOfItem(atPath: kata)
        let handle = try #require(FileHandle(forUpdatingAtPath: kata))
        try handle.seek(toOffset: UInt64("kata: 1\ntitle: ".utf8.count))
        handle.write(Data("Blamp".utf8))
        try handle.close()
        let modified = try #require(attributes[.modificationDate] as? Date)
        try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: kata)
        #expect(titles == ["Blamp"])
    }

    @Test func aFileThatHasJustChangedIsNotRemembered() throws {
        try write("Alamp")
        #expect(titles == ["Alamp"])
        #expect(Files.contents(index) == nil)
    }

    @Test func anotherProgramReadsAllAnew() throws {
        try write("Alamp")
        try settle()
        #expect(titles == ["Alamp"])
        try forge("Alamp", "Index")
        var other = environment
        other.program = "/bin/sh"
        #expect(Catalogue(files: [kata], other).entries.map { $0.kata.title.text(for: "en") } == ["Alamp"])
    }

    @Test func aFileWithErrorsStaysBroken() throws {
        try Files.write(Array("kata: 1\nnonsense: 1\n".utf8), to: kata)
        try settle()
        #expect(Catalogue(files: [kata], environment).broken == [kata])
        #expect(Catalogue(files: [kata], environment).broken == [kata])
        #expect(Files.contents(index) != nil)
    }

    @Test func whatIsDamagedCountsAsNothing() throws {
        try write("Alamp")
        try settle()
        #expect(titles == ["Alamp"])
        try forge("\"points\":", "\"pints\":")
        #expect(titles == ["Alamp"])
        try Files.write(Array("{".utf8), to: index)
        #expect(titles == ["Alamp"])
    }
}
