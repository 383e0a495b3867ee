import KataModules
import KataTesting
import Testing

@testable import KataGrading

/// Which files of a submission are whose solution.
@Suite struct SubmissionPartsTests {
    private let registered: Set<String> = ["state", "command", "observer"]

    private func parts(_ files: [String], _ modules: Set<String>) throws -> SubmissionParts {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file) }
        return SubmissionParts(try folder.intake(), modules: modules, registered: registered)
    }

    private func paths(_ parts: SubmissionParts, _ module: String) -> [String]? {
        parts.part(of: module)?.files.map(\.path)
    }

    @Test func aFolderIsTheSolutionOfTheOnlyModule() throws {
        let parts = try parts(["A.swift", "Sub/B.swift"], ["state"])
        #expect(paths(parts, "state") == ["A.swift", "Sub/B.swift"])
        #expect(parts.notes.isEmpty)
    }

    @Test func foldersNamedForModulesHoldTheirSolutions() throws {
        let parts = try parts(
            ["command/B.swift", "state/A.swift", "state/Sub/C.swift"], ["state", "command"])
        #expect(paths(parts, "state") == ["A.swift", "Sub/C.swift"])
        #expect(paths(parts, "command") == ["B.swift"])
        #expect(parts.notes.isEmpty)
    }

    @Test func aModuleWithoutItsFolderIsMissing() throws {
        let parts = try parts(["state/A.swift"], ["state", "command"])
        #expect(paths(parts, "state") == ["A.swift"])
        #expect(paths(parts, "command") == nil)
    }

    @Test func whatLiesBesideTheModulesIsToldAndNotUsed() throws {
        let parts = try parts(["state/A.swift", "B.swift", "C.swift"], ["state"])
        #expect(paths(parts, "state") == ["A.swift"])
        #expect(parts.notes == ["not in the folder of a module that is graded: 'B.swift' and 1 more"])
    }

    @Test func theFoldersOfOtherModulesAreNoSolutionOfThisOne() throws {
        #expect(paths(try parts(["observer/A.swift"], ["state"]), "state") == nil)
    }

    @Test func aFolderThatIsNamedForAnotherModuleBesideSourcesIsAFolder() throws {
        let parts = try parts(["A.swift", "observer/B.swift"], ["state"])
        #expect(paths(parts, "state") == ["A.swift", "observer/B.swift"])
    }

    @Test func severalModulesNeedFolders() throws {
        #expect(paths(try parts(["A.swift"], ["state", "command"]), "state") == nil)
    }

    /// Paths are bytes: a mark that combines with the slash before it makes no other path of it.
    @Test func aFolderEndsAtItsSlash() throws {
        let parts = try parts(["state/A.swift", "state/\u{301}B.swift"], ["state"])
        #expect(paths(parts, "state")?.count == 2)
        #expect(parts.notes.isEmpty)
    }
}
