import Testing

// A part of the suite of graded attacks, because both share a cache, and look for what strays there.
extension GradedAttackTests {
    /// Submissions that behave as long as a scenario looks: exploring finds them out, and nothing of them stays.
    @Test func exploringFindsOutThoseThatBehave() throws {
        let course = try Course(exploredBy: "explored.yaml")
        let marks = try course.grade([
            "--isolation", Self.levels.last ?? "basic", "--explore", "40", "--results",
            course.path + "/results",
        ])
        #expect(course.expected.count > 5)
        for (name, verdict) in course.expected { #expect(marks[name] == verdict, "\(name)") }
        #expect(eventually { Attack.strays(of: Course.cache).isEmpty })
    }
}
