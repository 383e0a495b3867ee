import Foundation
import KataTesting
import Testing

@testable import KataSystem

@Suite struct FilesTests {
    @Test(arguments: [
        ("a/b.yaml", "b.yaml", "a"), ("b.yaml", "b.yaml", "."), ("/b", "b", "/"), ("/", "/", "/"),
        ("a/b/", "b", "a"),
        ("a/\u{301}b", "\u{301}b", "a"), ("课/灯.yaml", "灯.yaml", "课"),
    ])
    func aPathHasAFolderAndAName(_ path: String, _ name: String, _ folder: String) {
        // By scalars: as texts, a slash with an accent equals itself decomposed.
        #expect(Array(Files.name(of: path).unicodeScalars) == Array(name.unicodeScalars))
        #expect(Array(Files.folder(of: path).unicodeScalars) == Array(folder.unicodeScalars))
    }

    @Test func aFolderHasThePermissionsThatTheUmaskLeaves() throws {
        let folder = try TemporaryFolder()
        try Files.makeFolder("\(folder.path)/above/open")
        try Files.makeFolder("\(folder.path)/private", mode: 0o700)
        let mask = umask(0)
        umask(mask)
        let modes = try ["above", "above/open", "private"].map {
            try #require(Files.facts("\(folder.path)/\($0)")).mode & 0o777
        }
        #expect(modes == [0o777 & ~mask, 0o777 & ~mask, 0o700])
        #expect(mask != 0)
    }

    @Test func namesAreThoseOfTheFolderAlone() throws {
        let folder = try TemporaryFolder()
        for name in [".a", "b", "内"] { try folder.write(name, "") }
        #expect(Files.names(in: folder.path).sorted() == [".a", "b", "内"])
        #expect(Files.names(in: folder.path + "/b").isEmpty)
        #expect(Files.names(in: folder.path + "/nowhere").isEmpty)
    }
}
