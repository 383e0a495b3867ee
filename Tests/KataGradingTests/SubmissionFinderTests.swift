import Foundation
import KataTesting
import Testing

@testable import KataGrading

/// Which folders of a command line are submissions, and what they are called.
@Suite struct SubmissionFinderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["b/A.swift", "a/A.swift", "乙/A.swift", ".git/config", "notes.txt"] {
            try folder.write("all/\(name)")
        }
        try folder.write("more/a/A.swift")
    }

    private func names(_ paths: [String], each: Bool) throws -> [String] {
        try SubmissionFinder.submissions(paths.map { "\(folder.path)/\($0)" }, each: each).map(\.name)
    }

    @Test func aPathIsASubmission() throws {
        #expect(try names(["all/a", "all/b/"], each: false) == ["a", "b"])
    }

    @Test func foldersInAFolderComeByNameWithoutFilesAndHiddenOnes() throws {
        #expect(try names(["all"], each: true) == ["a", "b", "乙"])
    }

    @Test func hiddenFoldersAreNamed() throws {
        try folder.write("all/...trick/A.swift")
        #expect(SubmissionFinder.hiddenFolders(in: "\(folder.path)/all") == ["...trick", ".git"])
        #expect(try names(["all"], each: true) == ["a", "b", "乙"])
    }

    @Test func aNameThatIsNoTextIsShownAndNotGraded() throws {
        let name: [UInt8] = [0xC4, 0xE3, 0x61]
        #expect(
            mkdir(
                Array("\(folder.path)/all/".utf8CString.dropLast()) + name.map(CChar.init(bitPattern:)) + [0],
                0o755) == 0)
        let all = try SubmissionFinder.submissions(["\(folder.path)/all"], each: true)
        #expect(all.map(\.name) == ["a", "b", "\\xC4\\xE3a", "乙"])
        #expect(all.map { $0.obstacle != nil } == [false, false, true, false])
    }

    @Test func namesThatLookAlikeAreNumbered() throws {
        for name in ["cafe\u{301}", "caf\u{E9}", "caf\u{E9} (2)"] {
            try folder.write("names/\(name)/A.swift")
        }
        let all = try SubmissionFinder.submissions(["\(folder.path)/names"], each: true)
        let names = all.map { Array($0.name.unicodeScalars) }
        #expect(names == ["cafe\u{301}", "caf\u{E9} (3)", "caf\u{E9} (2)"].map { Array($0.unicodeScalars) })
        #expect(Set(all.map(\.name)).count == 3)
    }

    @Test func aLinkIsASubmissionThatMayNotBeFollowed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/all/link", withDestinationPath: "/etc")
        let all = try SubmissionFinder.submissions([folder.path + "/all"], each: true)
        #expect(all.map(\.name) == ["a", "b", "link", "乙"])
        #expect(all.allSatisfy { !$0.followsLink })
        #expect(try SubmissionFinder.submissions([folder.path + "/all/a"], each: false)[0].followsLink)
    }

    @Test func foldersOfOneNameAreToldApartByTheirPaths() throws {
        let names = try names(["all", "more"], each: true)
        #expect(names == ["\(folder.path)/all/a", "b", "乙", "\(folder.path)/more/a"])
    }

    @Test func whatIsNoFolderIsRefused() throws {
        #expect(throws: SubmissionFinder.FindingError.self) { try names(["all/notes.txt"], each: false) }
        #expect(throws: SubmissionFinder.FindingError.self) { try names(["nowhere"], each: true) }
        #expect(throws: SubmissionFinder.FindingError.self) { try names(["all/a"], each: true) }
        #expect(throws: SubmissionFinder.FindingError.self) {
            try names(["all/a", "all/b", "all/a"], each: false)
        }
    }
}
