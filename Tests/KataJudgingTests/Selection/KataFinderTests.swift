import Foundation
import KataSystem
import KataTesting
import Testing

@testable import KataJudging

@Suite struct KataFinderTests {
    private let folder: TemporaryFolder
    private var root: String { folder.path }

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "katas/b.yaml", "katas/a.yaml", "katas/deep/c.yaml", "katas/.hidden.yaml", "katas/notes.txt",
            "katas/plugin.yaml", "user/Katas/mine.yaml", "user/Katas/zz-state.yaml",
            "installed/Katas/zz-state.yaml",
            "installed/Katas/zz-visitor.yaml",
        ] {
            try folder.write(name, "kata: 1\n")
        }
    }

    private func select(_ words: [String], withManifests: Bool = false) -> KataFinder.Selection {
        var environment = KataEnvironment(cache: root + "/cache")
        environment.userData = root + "/user"
        environment.installation = root + "/installed"
        return KataFinder(environment).select(words, withManifests: withManifests)
    }

    private func names(_ selection: KataFinder.Selection) -> [String] {
        selection.files.map { $0.replacing(root + "/", with: "") }
    }

    @Test(arguments: ["", "/", "//"])
    func aFolderGivesItsKatasByName(_ end: String) {
        #expect(
            names(select(["\(root)/katas\(end)"])) == ["katas/a.yaml", "katas/b.yaml", "katas/deep/c.yaml"])
    }

    @Test func manifestsComeWhereTheyAreAskedFor() {
        #expect(names(select(["\(root)/katas"], withManifests: true)).contains("katas/plugin.yaml"))
    }

    @Test func theOrderIsThatOfTheWordsAndNothingComesTwice() {
        let words = ["katas/deep", "katas/b.yaml", "katas", "katas/../katas/a.yaml"].map { "\(root)/\($0)" }
        #expect(names(select(words)) == ["katas/deep/c.yaml", "katas/b.yaml", "katas/a.yaml"])
    }

    @Test func anIdIsTheUsersBeforeTheInstallations() {
        #expect(
            names(select(["zz-state", "zz-visitor"])) == [
                "user/Katas/zz-state.yaml", "installed/Katas/zz-visitor.yaml",
            ])
    }

    /// Who hands in does not choose what an id means, wherever the grader stands.
    @Test func anIdMeansNothingInAFolderOfAStranger() throws {
        var environment = KataEnvironment(cache: root + "/cache")
        environment.userData = root + "/user"
        environment.installation = root + "/installed"
        let finder = KataFinder(environment, passingOver: [root + "/user", root + "/katas"])
        #expect(names(finder.select(["zz-state"])) == ["installed/Katas/zz-state.yaml"])
        #expect(finder.select(["mine"]).files.isEmpty)
        try FileManager.default.createSymbolicLink(
            atPath: root + "/katas/link.yaml", withDestinationPath: root + "/installed/Katas/zz-state.yaml")
        #expect(finder.isForeign(root + "/katas/link.yaml") && finder.isForeign(root + "/katas"))
        #expect(!finder.isForeign(root + "/installed/Katas/zz-state.yaml") && !finder.isForeign(root))
        // A path is meant, whoever it belongs to.
        #expect(names(finder.select(["\(root)/katas/a.yaml"])) == ["katas/a.yaml"])
    }

    @Test func whatMeansNothingGetsTheNearestId() {
        let selection = select(["zz-visitr", "qqqqqqq", "user/zz-state"])
        #expect(selection.files.isEmpty)
        #expect(selection.unknown.map(\.word) == ["zz-visitr", "qqqqqqq", "user/zz-state"])
        #expect(selection.unknown.map(\.nearest) == ["zz-visitor", nil, nil])
    }

    @Test func aPathGetsTheNearestOfItsFolder() {
        let words = ["user/Katas/zz-stat.yaml", "user/Kata", "nowhere/zz-state.yaml"].map { "\(root)/\($0)" }
        let nearest = select(words).unknown.map(\.nearest)
        #expect(nearest == ["\(root)/user/Katas/zz-state.yaml", "\(root)/user/Katas", nil])
    }

    @Test func anEmptyFolderGivesNothing() throws {
        try Files.makeFolder(root + "/empty")
        let selection = select([root + "/empty"])
        #expect(selection.files.isEmpty && selection.unknown.isEmpty)
    }
}
