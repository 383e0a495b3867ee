import Testing

@testable import KataGrading

/// Which names a teacher's list holds.
///
/// The words of its faults: Tests/Cases/grade-roster.
@Suite struct RosterTests {
    private func names(_ text: String) throws -> [String] { try Roster(reading: Array(text.utf8)).names }

    @Test(arguments: [
        "name\nada\nbob\n", "name\r\nada\r\nbob", "submission;points\nada;1\nbob;2\n",
        "points\tSUBMISSION\n1\tada\n\n2\tbob\n", "\u{FEFF}name,x\n\"ada\",\"1,2\"\n bob ,3\n",
        "x,submission\n\"two\nlines\",ada\n\"a \"\"b\"\"\",bob\n",
    ])
    func theColumnOfFoldersIsFound(_ text: String) throws { #expect(try names(text) == ["ada", "bob"]) }

    @Test(arguments: [
        ("name\nada\nada\n", 3), ("submission,x\n,1\n", 2), ("name\n\"ada\n", 2), ("name\n\"ada\"b\n", 2),
        ("name\n\"a\nb\"\n\n\"c", 5),
    ])
    func aFaultHasItsLine(_ text: String, _ line: Int) {
        let problem = #expect(throws: Roster.RosterError.self) { try names(text) }
        #expect(problem?.line == line)
    }

    @Test func namesAreComparedAsPeopleReadThem() throws {
        let roster = try Roster(reading: Array("name\nzoe\u{308}\nada\ncleo\n".utf8))
        #expect(roster.absent(from: ["zo\u{EB}", "ada"]) == ["cleo"])
        #expect(roster.strangers(among: ["zo\u{EB}", "clea"]).map(\.name) == ["clea"])
        #expect(roster.strangers(among: ["clea"]).first?.nearest == "cleo")
        #expect(roster.strangers(among: ["ADA"]).first?.nearest == "ada")
    }

    /// The list of another class: all are strangers, and each is near to many names.
    @Test func noMoreIsGuessedThanIsSoonDone() throws {
        let roster = try Roster(reading: Array("name\n\((0..<20_000).map { "s\($0)\n" }.joined())".utf8))
        let names = (0..<20_000).map { "S\($0)" } + (1000..<2000).map { "t\($0)x" }
        let strangers = roster.strangers(among: names)
        #expect(strangers.count == 21_000)
        #expect(strangers.prefix(20_000).allSatisfy { $0.nearest?.dropFirst() == $0.name.dropFirst() })
        #expect(strangers.dropFirst(20_000).count { $0.nearest != nil } == 5)
    }
}
