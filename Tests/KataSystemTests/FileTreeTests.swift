import Foundation
import KataSystem
import KataTesting
import Testing

@Suite struct FileTreeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["b.txt", "a/z.txt", "a/b/c.txt", ".git/config", "a/.hidden"] {
            try folder.write(name, name)
        }
    }

    @Test func filesAreToldInTheOrderOfNamesWithTheirFacts() {
        let entries = FileTree.entries(in: folder.path)
        #expect(entries.map(\.path) == [".git/config", "a/.hidden", "a/b/c.txt", "a/z.txt", "b.txt"])
        #expect(entries.map(\.facts.size) == entries.map(\.path.utf8.count))
        #expect(entries.map(\.name) == ["config", ".hidden", "c.txt", "z.txt", "b.txt"])
    }

    @Test func whatDoesNotCountIsNotEntered() {
        let entries = FileTree.entries(in: folder.path, where: FileTree.isVisible)
        #expect(entries.map(\.path) == ["a/b/c.txt", "a/z.txt", "b.txt"])
    }

    @Test(arguments: [(0, ["b.txt"]), (1, ["a/z.txt", "b.txt"]), (2, ["a/b/c.txt", "a/z.txt", "b.txt"])])
    func foldersAreEnteredAsDeepAsIsSaid(_ depth: Int, _ paths: [String]) {
        let entries = FileTree.entries(in: folder.path, depth: depth, where: FileTree.isVisible)
        #expect(entries.map(\.path) == paths)
    }

    @Test func aLinkThatLeadsUpAndABrokenOneArePassedOver() throws {
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path + "/a/up", withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: folder.path + "/a/b/self", withDestinationPath: ".")
        try manager.createSymbolicLink(atPath: folder.path + "/beside", withDestinationPath: "a/b")
        try manager.createSymbolicLink(atPath: folder.path + "/a/lost", withDestinationPath: "nowhere")
        let paths = FileTree.entries(in: folder.path, where: FileTree.isVisible).map(\.path)
        #expect(paths == ["a/b/c.txt", "a/z.txt", "b.txt", "beside/c.txt"])
    }

    @Test func whatIsNoFolderHoldsNothing() {
        #expect(FileTree.entries(in: folder.path + "/b.txt").isEmpty)
        #expect(FileTree.entries(in: folder.path + "/nowhere").isEmpty)
    }
}
