import Testing

@testable import KataFormats
@testable import KataResults

/// JUnit XML as its consumers read it.
@Suite struct JUnitReportTests {
    @Test func aHostileRunKeepsTheRules() throws {
        let reader = JUnitReader(try SampleRun.text(JUnitReport(origin: SampleRun.origin)))
        #expect(reader.problems == [])
        #expect(
            reader.cases.map { $0.attributes["name"] } == [
                "plain", "lamp / seen", "lamp / hidden", "lamp / odd # \\ <name>", "built", "invalid", "rest",
            ])
        #expect(
            reader.cases.map { $0.children.first { $0.name != "system-out" }?.name } == [
                nil, nil, "failure", "failure", "error", "error", "skipped",
            ])
        #expect(Set(reader.cases.map { $0.attributes["time"] }) == ["0.001", "0.000"])
    }

    @Test func theTextSaysWhatTheMessageSays() throws {
        let reader = JUnitReader(try SampleRun.text(JUnitReport(origin: SampleRun.origin)))
        for result in reader.cases.flatMap({ $0.all("failure") + $0.all("error") })
        where result.attributes["type"] != "invalid" {
            #expect(result.text.contains(result.attributes["message"] ?? "?"))
        }
    }

    @Test func noLogCanAttachAFile() throws {
        let text = try SampleRun.text(JUnitReport(origin: SampleRun.origin))
        #expect(!text.contains("[[ATTACHMENT|"))
        #expect(text.contains("[\\[ATTACHMENT|/etc/passwd]]"))
    }

    @Test func aStrictReportHasNoPlaces() throws {
        let reader = JUnitReader(try SampleRun.text(JUnitReport(origin: SampleRun.origin, isStrict: true)))
        #expect(reader.problems == [])
        #expect(reader.cases.allSatisfy { $0.attributes["file"] == nil && $0.attributes["line"] == nil })
    }

    @Test func katasOfTheSameIdHaveNamesOfTheirOwn() {
        let katas = [
            SampleRun.kata("a", [SampleRun.scenario("a")]), SampleRun.kata("a", [SampleRun.scenario("a")]),
        ]
        let reader = JUnitReader(
            SampleRun.text(JUnitReport(origin: SampleRun.origin), SampleRun.events(katas)))
        #expect(reader.problems == [])
        #expect(reader.cases.map { $0.attributes["name"] } == ["a", "a (2)"])
    }

    @Test(arguments: [false, true]) func aRunThatJudgedNothingIsNotGreen(_ isInterrupted: Bool) {
        let events = SampleRun.events([], isInterrupted: isInterrupted)
        let reader = JUnitReader(SampleRun.text(JUnitReport(origin: SampleRun.origin), events))
        #expect(reader.problems == [])
        #expect(reader.cases.map { $0.all("error").count } == [1])
    }

    @Test func aCutReportIsWholeWithItsLastTag() throws {
        let events = SampleRun.events(try SampleRun.katas()).dropLast(3)
        let cut = SampleRun.text(JUnitReport(origin: SampleRun.origin), Array(events))
        #expect(JUnitReader(cut).problems != [])
        #expect(JUnitReader(cut + "</testsuites>").problems == [])
    }

    @Test func namesArePartOfTheDocument() {
        #expect(
            XMLText.attribute("a", "\"<&>'\n\t\u{0}\u{1B}\u{FFFF}灯")
                == " a=\"&quot;&lt;&amp;&gt;'&#10;&#9;\u{FFFD}\u{FFFD}\u{FFFD}灯\"")
        #expect(XMLText.content("a\n\tb\r]]>") == "a\n\tb&#13;]]&gt;")
    }
}
