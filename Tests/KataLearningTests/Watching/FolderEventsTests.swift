import Foundation
import KataSystem
import KataTesting
import Testing

@testable import KataLearning

@Suite struct FolderEventsTests {
    /// A folder with a file, for one test.
    private static func withFolder(_ body: (String) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "A")
        try body(folder.path)
    }

    #if os(Linux)
    /// Tells whether there is news within a moment, and takes it.
    private static func hasNews(_ events: any FolderEvents) throws -> Bool {
        var waited = pollfd(fd: try #require(events.descriptor), events: Int16(POLLIN), revents: 0)
        let isReady = poll(&waited, 1, 200) == 1
        events.drain()
        return isReady
    }

    @Test func theKernelTellsOfSavesRenamesAndNewFolders() throws {
        try Self.withFolder { folder in
            let events = FolderEventsFactory.make(folder)
            #expect(try !Self.hasNews(events))
            try Data([66]).write(to: URL(fileURLWithPath: folder + "/A.swift"))
            #expect(try Self.hasNews(events))
            // Files.write saves under another name and renames.
            try Files.write([67], to: folder + "/A.swift")
            #expect(try Self.hasNews(events))
            try Files.makeFolder(folder + "/Parts")
            #expect(try Self.hasNews(events))
            try Files.write([68], to: folder + "/Parts/B.swift")
            #expect(try Self.hasNews(events))
            #expect(try !Self.hasNews(events))
        }
    }
    #endif

    @Test func whatEditorsLeaveBesideIsNoChange() throws {
        try Self.withFolder { folder in
            let before = SourceState(of: folder)
            for name in [".A.swift.swp", "A.swift~", ".kata/workspace.yaml"] {
                try Files.makeFolder(Files.folder(of: "\(folder)/\(name)"))
                try Files.write([65], to: "\(folder)/\(name)")
            }
            #expect(SourceState(of: folder) == before)
            try Files.write([65], to: folder + "/A.swift")
            #expect(SourceState(of: folder) != before)
        }
    }

    @Test func otherFilesMayBeWatchedToo() throws {
        try Self.withFolder { folder in
            let kata = folder + "/.kata.yaml"
            let before = SourceState(of: folder, and: [kata])
            try Files.write([65], to: kata)
            #expect(SourceState(of: folder, and: [kata]) != before)
        }
    }
}
