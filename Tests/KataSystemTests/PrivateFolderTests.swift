import KataTesting
import Testing

@testable import KataSystem

@Suite struct PrivateFolderTests {
    @Test func whatAKilledProcessLeftGoesWithTheNext() throws {
        let base = try TemporaryFolder()
        try base.write("half-made/build/a.o", "")
        try base.write("whole/lock", "")
        let folder = try PrivateFolder(in: base.path)
        #expect(Files.names(in: base.path) == [Files.name(of: folder.path)])
        folder.remove()
        #expect(Files.names(in: base.path).isEmpty)
    }

    @Test func whatIsWrittenForAKilledProcessWhileAnotherRunsGoesToo() throws {
        let base = try TemporaryFolder()
        let folder = try PrivateFolder(in: base.path)
        try base.write("killed/late.o", "")
        folder.remove()
        #expect(Files.names(in: base.path).isEmpty)
    }

    @Test func aFolderInUseStays() throws {
        let base = try TemporaryFolder()
        let first = try PrivateFolder(in: base.path)
        let second = try PrivateFolder(in: base.path)
        second.remove()
        #expect(Files.names(in: base.path) == [Files.name(of: first.path)])
    }
}
