import KataTesting
import KataWorkers
import Testing

@testable import KataGrading

/// What a manifest freezes of the work.
@Suite struct GradeManifestFreezingTests {
    private let folder: TemporaryFolder
    private let plan: GradePlan
    private let settings = GradeSettings(katas: ["one"], hidden: [], language: nil, isolation: "auto")

    init() throws {
        folder = try TemporaryFolder()
        try ToyGrading.write(in: folder)
        plan = try ToyGrading.plan(in: folder.path, isolation: .basic)
        for name in ["a", "B", "ä"] { try folder.write("subs/\(name)/a.t", name) }
    }

    private func manifest(_ names: [String], version: String = "1") throws -> GradeManifest {
        try GradeManifest(
            ToyGrading.submissions(names, in: folder.path), isEach: true, settings: settings, plan: plan,
            version: version)
    }

    @Test func rowsStandByTheBytesOfTheirNames() throws {
        let manifest = try manifest(["ä", "a", "B"])
        #expect(manifest.rows.map(\.name) == ["B", "a", "ä"])
        #expect(manifest.rows.map(\.path) == ["B", "a", "ä"].map { "\(folder.path)/subs/\($0)" })
        #expect(manifest.isEach)
    }

    @Test func keysAreThoseOfTheGrading() throws {
        let intake = try plan.intake(ToyGrading.submissions(["a"], in: folder.path)[0])
        #expect(try manifest(["a"]).rows[0].key == ResultKey(plan, version: "1").text(of: intake))
        #expect(try manifest(["a"], version: "2").rows[0].key != manifest(["a"]).rows[0].key)
    }

    @Test func theLevelIsTheOneThatWasReached() throws {
        let frozen = try manifest(["a"]).settings
        #expect(frozen.isolation == "basic")
        #expect(frozen.katas == settings.katas)
    }

    @Test func aSubmissionThatIsNotThereIsTold() throws {
        let error = try #require(throws: GradeManifest.FreezingError.self) { try manifest(["a", "gone"]) }
        #expect(error.path == "\(folder.path)/subs/gone")
    }
}
