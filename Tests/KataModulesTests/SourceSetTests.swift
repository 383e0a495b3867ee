import KataSystem
import KataTesting
import Testing

@testable import KataModules

@Suite struct SourceSetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "b.swift", "a.swift", "deep/c.swift", ".hidden.swift", ".git/d.swift", "e.txt", "Package.swift",
        ] {
            try folder.write(name, name)
        }
    }

    @Test(arguments: ["", "/"])
    func sourcesAreTakenByNameAndNothingElse(_ end: String) throws {
        let sources = try SourceSet(in: folder.path + end, extensions: ["swift"])
        #expect(sources.files.map(\.name) == ["a.swift", "b.swift", "deep/c.swift"])
        #expect(sources.files.map(\.path).last == "\(folder.path)/deep/c.swift")
    }

    @Test func aFileIsASourceByItself() throws {
        let sources = try SourceSet(in: folder.path + "/deep/c.swift", extensions: ["swift"])
        #expect(sources.files.map(\.name) == ["c.swift"])
    }

    @Test func anotherSetsFilesWin() throws {
        try folder.write("over/b.swift", "over")
        try folder.write("over/0.swift", "new")
        var sources = try SourceSet(in: folder.path + "/deep", extensions: ["swift"])
        sources.overlay(try SourceSet(in: folder.path + "/over", extensions: ["swift"]))
        sources.overlay(try SourceSet(in: folder.path + "/b.swift", extensions: ["swift"]))
        #expect(sources.files.map(\.name) == ["0.swift", "b.swift", "c.swift"])
        #expect(sources.files[1].bytes == Array("b.swift".utf8))
    }

    @Test func tooMuchIsRefused() throws {
        let big = [UInt8](repeating: UInt8(ascii: " "), count: (10 << 20) + 1)
        try Files.write(big, to: folder.path + "/big.swift")
        let error = #expect(throws: BuildError.self) {
            try SourceSet(in: folder.path, extensions: ["swift"])
        }
        guard case .machine(let reason)? = error else { return }
        #expect(reason == "\(folder.path) holds more than 500 source files or 10 MiB")
    }

    @Test func aCompilersWordsOfGeneratedFilesAreLeftOut() throws {
        let staged = try StagedSources(
            try SourceSet(in: folder.path, extensions: ["swift"]), in: folder.path + "/work/sources")
        let work = folder.path + "/work"
        #expect(
            staged.withOwnNames(
                """
                \(work)/sources/deep/c.swift:1:2: error: this
                1 | c
                \(work)/Bindings.swift:9:9: error: that follows
                9 | b
                \(work)/sources/a.swift:3:1: error: other
                """) == """
                    \(folder.path)/deep/c.swift:1:2: error: this
                    1 | c
                    \(folder.path)/a.swift:3:1: error: other
                    """)
        let alone = "\(work)/Bindings.swift:9:9: error: alone"
        #expect(staged.withOwnNames(alone) == alone)
    }

    /// `#line` names any file, and a message holds any line; what has a place is shown beside that file.
    @Test func noPlaceInAnotherFileIsTold() throws {
        let staged = try StagedSources(
            try SourceSet(in: folder.path, extensions: ["swift"]), in: folder.path + "/work/sources")
        #expect(
            staged.withOwnNames(
                """
                ../bob/a.swift:1:2: error: he copied: all of it
                \(folder.path)/work/sources/a.swift:3:1: warning: he says
                a.swift:4:5: error: and more
                /usr/include/x.h:7:8: fatal error: no
                In file included from b.swift:1:
                """) == """
                    error: he copied: all of it (../bob/a.swift, line 1)
                    \(folder.path)/a.swift:3:1: warning: he says
                    error: and more (a.swift, line 4)
                    fatal error: no (/usr/include/x.h, line 7)
                    In file included from b.swift:1:
                    """)
    }
}
