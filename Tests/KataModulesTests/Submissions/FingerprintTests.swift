import Foundation
import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// What changes the fingerprint of a module's builds, and with it every result.
@Suite struct FingerprintTests {
    private let toy: ToyLanguage
    private let first: String

    init() throws {
        toy = try ToyLanguage(build: "true")
        try toy.folder.write("plugins/patterns/word/Support/b.t", "b")
        try toy.folder.write("plugins/patterns/word/Support/a.t", "a")
        try toy.folder.write("plugins/languages/tongue/Runtime/deep/part.t", "part")
        first = try toy.builder().fingerprint
    }

    @Test func itIsTheSameWhereverTheSameLies() throws {
        let twin = try ToyLanguage(build: "true")
        try twin.folder.write("plugins/languages/tongue/Runtime/deep/part.t", "part")
        try twin.folder.write("plugins/patterns/word/Support/a.t", "a")
        try twin.folder.write("plugins/patterns/word/Support/b.t", "b")
        #expect(try twin.builder().fingerprint == first)
        #expect(first.utf8.count == 64)
    }

    @Test(arguments: [
        "plugins/patterns/word/Support/a.t", "plugins/patterns/word/Support/c.t",
        "plugins/languages/tongue/Runtime/deep/part.t", "plugins/languages/tongue/Runtime/other",
    ])
    func everyFileThatIsBuiltWithCounts(_ file: String) throws {
        try toy.folder.write(file, "other")
        #expect(try toy.builder().fingerprint != first)
    }

    @Test func manifestsCount() throws {
        try toy.folder.pattern("word", in: "plugins", "language: tongue\nswift: 6\n")
        let second = try toy.builder().fingerprint
        #expect(second != first)
        let manifest = "plugins/languages/tongue/plugin.yaml"
        let bytes = try #require(Files.contents("\(toy.folder.path)/\(manifest)"))
        try toy.folder.write(manifest, String(decoding: bytes, as: UTF8.self) + "# a remark\n")
        #expect(try toy.builder().fingerprint != second)
    }

    @Test func namesCountAsContentDoes() throws {
        Files.remove(toy.folder.path + "/plugins/patterns/word/Support/a.t")
        try toy.folder.write("plugins/patterns/word/Support/a2.t", "a")
        #expect(try toy.builder().fingerprint != first)
    }

    @Test func referencesAndWhatIsNoSourceDoNotCount() throws {
        try toy.folder.write("plugins/patterns/word/Solution/a.t", "reference")
        try toy.folder.write("plugins/patterns/word/Starter/a.t", "begin")
        try toy.folder.write("plugins/patterns/word/Support/notes.txt", "no source")
        #expect(try toy.builder().fingerprint == first)
    }

    @Test func theVersionOfTheCompilerCounts() throws {
        func fingerprint(_ version: String) throws -> String {
            let compiler = try toy.folder.write("bin/env", "#!/bin/sh\necho \(version)\n")
            chmod(compiler, 0o755)
            return try toy.builder().fingerprint
        }
        let second = try fingerprint("2")
        #expect(try fingerprint("2, as before") != second)
        #expect(try fingerprint("2") == second)
    }

    @Test func theLanguageCounts() throws {
        #expect(try toy.builder(language: "tongue").fingerprint == first)
        #expect(try toy.builder(language: "slang").fingerprint != first)
    }
}
