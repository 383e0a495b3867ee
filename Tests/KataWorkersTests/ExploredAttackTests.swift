import Testing

/// Submissions that behave as long as a scenario looks: exploring finds them out, and nothing of them stays.
@Suite(.serialized, .enabled(if: Attack.canRun, "kata or kata-swift is not built"))
struct ExploredAttackTests {
    @Test func getWhatTheyAreWorth() throws {
        let course = try Course(exploredBy: "explored.yaml")
        let marks = try course.grade([
            "--isolation", GradedAttackTests.levels.last ?? "basic", "--explore", "40", "--results",
            course.path + "/results",
        ])
        #expect(course.expected.count > 5)
        for (name, verdict) in course.expected { #expect(marks[name] == verdict, "\(name)") }
        #expect(Attack.strays(of: Course.cache) == [])
    }
}
