import Testing

@testable import KataFormats
@testable import KataResults

@Suite struct SubmissionFileNamesTests {
    @Test(arguments: [
        ("anna", "anna"), ("王小明", "王小明"), ("a/b", "a_b"), ("../../etc", "_._.._etc"), (".hidden", "_hidden"),
        ("..", "_."), ("", "_"), ("a\u{0}b\nc", "a_b_c"), ("a\u{202E}b", "a_b"), ("a\\b", "a_b"),
        ("-rf", "-rf"),
    ]) func aNameIsSafe(_ submission: String, _ name: String) {
        var names = SubmissionFileNames()
        #expect(names.name(for: submission) == name)
    }

    @Test func noTwoAreTheSame() {
        var names = SubmissionFileNames()
        let given = ["a/b", "a_b", "A_B", "a_b-2"].map { names.name(for: $0) }
        #expect(given == ["a_b", "a_b-2", "A_B-3", "a_b-2-2"])
    }

    @Test func aLongNameLeavesRoomForAnEnding() {
        var names = SubmissionFileNames()
        let name = names.name(for: String(repeating: "长", count: 100))
        #expect(name == String(repeating: "长", count: 60))
    }

    @Test func noSubmissionGetsTheNameOfAnotherReport() {
        var names = SubmissionFileNames(reserved: ["Overview"])
        #expect(names.name(for: "overview") == "overview-2")
        #expect(names.name(for: "ada") == "ada")
    }
}
