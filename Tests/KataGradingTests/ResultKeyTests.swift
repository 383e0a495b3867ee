import KataSystem
import KataTesting
import KataWorkers
import Testing

@testable import KataGrading

/// That a result's key follows from all that decides the result, and from nothing else.
@Suite struct ResultKeyTests {
    private let folder: TemporaryFolder
    private let hand: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try ToyGrading.write(in: folder)
        hand = try TemporaryFolder()
        try hand.write("a.t", "a")
        try hand.write("deep/b.t", "b")
    }

    private func key(
        _ katas: [String] = ["one"], hidden: [String] = [], isolation: String = "basic",
        version: String = "1", explored: Int? = nil
    ) throws -> String {
        let plan = try ToyGrading.plan(
            in: folder.path, katas: katas, hidden: hidden, isolation: .init(rawValue: isolation),
            explored: explored)
        return try key(of: hand.path, plan, version: version)
    }

    private func key(of path: String, _ plan: GradePlan, version: String = "1") throws -> String {
        ResultKey(plan, version: version).text(
            of: try plan.intake(Submission(name: "any", path: path, followsLink: true)))
    }

    // MARK: The submission

    @Test func equalFilesHaveOneKeyWhereverAndInWhicheverOrderTheyLie() throws {
        let plan = try ToyGrading.plan(in: folder.path)
        let twin = try TemporaryFolder()
        try twin.write("deep/b.t", "b")
        try twin.write("a.t", "a")
        #expect(try key(of: twin.path, plan) == key(of: hand.path, plan))
        #expect(try key(of: hand.path, plan).utf8.count == 64)
    }

    @Test(arguments: [
        ("a.t", "A"), ("deep/b.t", ""), ("c.t", ""), ("b.t", "b"), ("notes.txt", ""), (".hidden", ""),
    ])
    func everyFileCounts(_ name: String, _ text: String) throws {
        let before = try key()
        try hand.write(name, text)
        #expect(try key() != before)
    }

    @Test func namesCountAsContentDoes() throws {
        let plan = try ToyGrading.plan(in: folder.path)
        let other = try TemporaryFolder()
        try other.write("a2.t", "a")
        try other.write("deep/b.t", "b")
        #expect(try key(of: other.path, plan) != key(of: hand.path, plan))
    }

    @Test func namesAndContentDoNotRunTogether() throws {
        let plan = try ToyGrading.plan(in: folder.path)
        let one = try TemporaryFolder()
        let other = try TemporaryFolder()
        try one.write("a.t", "b.t")
        try one.write("b.t", "")
        try other.write("a.t", "")
        try other.write("b.t", "b.t")
        #expect(try key(of: one.path, plan) != key(of: other.path, plan))
    }

    @Test func theReasonOfARefusalCounts() throws {
        let plan = try ToyGrading.plan(in: folder.path)
        let empty = try TemporaryFolder()
        let refused = try TemporaryFolder()
        try refused.write("a.t", String(repeating: " ", count: (1 << 20) + 1))
        let other = try TemporaryFolder()
        try other.write("b.t", String(repeating: " ", count: (1 << 20) + 1))
        let keys = try [empty, refused, other].map { try key(of: $0.path, plan) }
        #expect(Set(keys).count == 3)
    }

    // MARK: What it is graded by

    @Test func theVersionCounts() throws {
        #expect(try key(version: "2") != key(version: "1"))
    }

    @Test func theLevelOfIsolationCounts() throws {
        let plan = try ToyGrading.plan(in: folder.path)
        #expect(plan.isolation == .basic)
        guard let strict = try? ToyGrading.plan(in: folder.path, isolation: .standard) else { return }
        #expect(try key(of: hand.path, strict) != key(of: hand.path, plan))
    }

    @Test(arguments: ["one.yaml", "hidden/one.yaml"])
    func everyByteOfAKataCounts(_ file: String) throws {
        try folder.write("hidden/one.yaml", ToyGrading.kata("word"))
        let before = try key(hidden: ["hidden/one"])
        #expect(try key(hidden: ["hidden/one"]) == before)
        try folder.write(file, ToyGrading.kata("word", "# a remark\n"))
        #expect(try key(hidden: ["hidden/one"]) != before)
    }

    @Test func hiddenScenariosCount() throws {
        try folder.write("hidden/one.yaml", ToyGrading.kata("word"))
        #expect(try key(hidden: ["hidden/one"]) != key())
    }

    @Test func theIdOfAKataCounts() throws {
        try folder.write("uno.yaml", ToyGrading.kata("word"))
        #expect(try key(["uno"]) != key(["one"]))
    }

    @Test func whichKatasAndInWhichOrderCounts() throws {
        let keys = [try key(["one"]), try key(["two"]), try key(["one", "two"]), try key(["two", "one"])]
        #expect(Set(keys).count == 4)
    }

    @Test(arguments: ["patterns/word/plugin.yaml", "languages/tongue/part.t", "patterns/word/Support/a.t"])
    func whatAModuleIsBuiltWithCounts(_ file: String) throws {
        let before = try key()
        let path = "\(folder.path)/plugins/\(file)"
        let old = String(decoding: Files.contents(path) ?? [], as: UTF8.self)
        try folder.write("plugins/\(file)", old + "# a remark\n")
        #expect(try key() != before)
    }

    @Test func whatAnotherModuleIsBuiltWithDoesNotCount() throws {
        let before = try key()
        try folder.write("plugins/patterns/other/Support/a.t", "a")
        #expect(try key() == before)
        #expect(try key(["one", "two"]) != before)
    }

    @Test func howManySequencesAreExploredCounts() throws {
        let keys = try [nil, 5, 6].map { try key(explored: $0) }
        #expect(Set(keys).count == 3)
    }

    @Test func theReferenceCountsWhereSubmissionsAreHeldAgainstIt() throws {
        let before = (plain: try key(), explored: try key(explored: 5))
        try folder.write("plugins/patterns/word/Solution/deep/a.t", "another")
        #expect(try key() == before.plain)
        #expect(try key(explored: 5) != before.explored)
    }
}
