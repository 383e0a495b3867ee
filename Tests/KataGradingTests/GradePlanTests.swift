import KataDiagnostics
import KataJudging
import KataModules
import KataScript
import KataTesting
import Testing

@testable import KataGrading

/// What submissions are graded by, and why nothing can be graded.
@Suite struct GradePlanTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try ToyGrading.write(in: folder)
        try folder.write("hidden/one.yaml", ToyGrading.kata("word"))
    }

    private func problem(_ katas: [String], hidden: [String] = []) -> GradePlan.PlanError? {
        #expect(throws: GradePlan.PlanError.self) {
            try ToyGrading.plan(in: folder.path, katas: katas, hidden: hidden)
        }
    }

    @Test func aModuleHasOneBuilderInTheOrderOfTheKatas() throws {
        try folder.write("three.yaml", ToyGrading.kata("word"))
        let plan = try ToyGrading.plan(in: folder.path, katas: ["two", "one", "three"])
        #expect(plan.modules == ["other", "word"])
        #expect(plan.katas.map(\.kata.id) == ["two", "one", "three"])
        #expect(plan.builder("word")?.plugin.found.id == "word")
        #expect(plan.registeredModules == ["word", "other"])
    }

    @Test func hiddenScenariosStandAtTheEndOfTheirKata() throws {
        try folder.write(
            "one.yaml",
            """
            kata: 1
            title: T
            module: word
            scenarios:
              - {name: open, commands: "log 1", expect: "1"}
              - {name: shy, hidden: true, commands: "log 1", expect: "1"}
            """)
        let plan = try ToyGrading.plan(
            in: folder.path, katas: ["two", "one"], hidden: ["hidden/one"])
        #expect(plan.katas.map { $0.hidden != nil } == [false, true])
        #expect(plan.katas[1].scenarios.map(\.isHidden) == [false, true, true])
        #expect(plan.katas[1].scenarios.last?.kata.file.path == "\(folder.path)/hidden/one.yaml")
    }

    @Test func twoFilesOfOneIdAreRefused() {
        guard case .sameID(let first, let second)? = problem(["one", "hidden/one"]) else {
            Issue.record("another problem")
            return
        }
        #expect([first, second] == ["one", "hidden/one"].map { "\(folder.path)/\($0).yaml" })
    }

    @Test func aHiddenFileNeedsItsKata() throws {
        try folder.write("hidden/onee.yaml", ToyGrading.kata("word"))
        guard case .strayHidden(let path, "one")? = problem(["two", "one"], hidden: ["hidden/onee"]) else {
            Issue.record("another problem")
            return
        }
        #expect(path == "\(folder.path)/hidden/onee.yaml")
    }

    @Test func aHiddenFileIsOfTheSameModule() throws {
        try folder.write("hidden/one.yaml", ToyGrading.kata("other"))
        guard case .otherModule? = problem(["one"], hidden: ["hidden/one"]) else {
            Issue.record("another problem")
            return
        }
    }

    @Test func everyWrongKataIsTold() throws {
        for name in ["bad", "worse"] { try folder.write("\(name).yaml", "kata: 1\n") }
        guard case .invalid(let wrong)? = problem(["bad", "one", "worse"]) else {
            Issue.record("another problem")
            return
        }
        #expect(wrong.map(\.source.path) == ["bad", "worse"].map { "\(folder.path)/\($0).yaml" })
    }

    @Test func aModuleThatIsNotThereIsTold() throws {
        try folder.write("lost.yaml", ToyGrading.kata("wrod"))
        guard case .module("wrod", .registry)? = problem(["one", "lost"]) else {
            Issue.record("another problem")
            return
        }
    }

    @Test func aFileThatIsNotThereIsTold() {
        guard case .unreadable? = problem(["nowhere"]) else {
            Issue.record("another problem")
            return
        }
    }
}
