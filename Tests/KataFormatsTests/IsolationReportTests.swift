import KataDiagnostics
import KataText
import Testing

@testable import KataFormats
@testable import KataResults

/// What isolated a run, in every report of it.
@Suite struct IsolationReportTests {
    private static func report(_ level: String) -> IsolationReport {
        IsolationReport(
            level: level, layers: ["base", "files"],
            missing: [.init(layer: "user", reason: "not root"), .init(layer: "group", reason: "")])
    }

    private static func text(_ format: some Report<KataResult, RunSummary>, _ level: String = "standard")
        -> String
    {
        var summary = RunSummary()
        let kata = SampleRun.kata("a", [SampleRun.scenario("a")])
        summary.add(kata)
        summary.isolation = report(level)
        return SampleRun.text(format, [.started(count: 1), .finished(kata), .ended(summary)])
    }

    private static let words = "standard (base, files); missing: user (not root), group"

    @Test func programsReadIt() throws {
        let json =
            #"{"level":"standard","layers":["base","files"],"missing":[{"layer":"user","reason":"not root"},{"layer":"group","reason":""}]}"#
        #expect(
            Self.text(JSONReport()).hasSuffix(
                "],\"summary\":{\"katas\":{\"passed\":1},\"scenarios\":{\"passed\":1},\"milliseconds\":0.0,"
                    + "\"interrupted\":false,\"exitCode\":0,\"isolation\":\(json)}}\n"))
        #expect(
            Self.text(CTRFReport(origin: SampleRun.origin)).hasSuffix(
                "},\"environment\":{\"extra\":{\"isolation\":\(json)}}}}\n"))
    }

    @Test func harnessesReadIt() {
        let junit = Self.text(JUnitReport(origin: SampleRun.origin))
        let reader = JUnitReader(junit)
        #expect(reader.problems == [])
        #expect(
            junit.hasSuffix(
                """
                <testsuite name="isolation" tests="0" failures="0" errors="0" skipped="0" time="0.000">
                  <properties>
                    <property name="isolation.level" value="standard"/>
                    <property name="isolation.layers" value="base, files"/>
                    <property name="isolation.missing" value="user (not root), group"/>
                  </properties>
                </testsuite>
                </testsuites>

                """))
        let tap = Self.text(TAPReport())
        #expect(tap == "TAP version 14\nok 1 - a\n# isolation: \(Self.words)\n1..1\n")
    }

    @Test func peopleReadIt() {
        #expect(
            Self.text(HTMLReport(origin: SampleRun.origin)).contains(
                "<footer class=\"faint\">isolation: \(Self.words)</footer>\n<script"))
        #expect(
            Self.text(MarkdownReport()).hasSuffix(
                "\nisolation: standard (base, files); missing\\: user (not root), group\n"))
    }

    @Test func theTerminalSpeaksOfItWhereItIsLittle() {
        #expect(!Self.text(TextReport(style: .plain)).contains("isolation"))
        #expect(!Self.text(TextReport(style: .plain), "strong").contains("isolation"))
        #expect(
            Self.text(TextReport(style: .plain), "basic").hasSuffix(
                "warning: isolation is only basic (base, files); missing: user (not root), group\n"))
    }

    @Test func severalMachinesHaveTheirLayersInCommon() throws {
        var summary = GradeSummary()
        summary.add(try SampleGrade.submissions()[0])
        #expect(summary.isolationReport?.words == "standard")
        summary.machines = [
            IsolationFacts(layers: ["base", "files", "user"], missing: ["group (not delegated)"]),
            IsolationFacts(
                layers: ["base", "files"], missing: ["user (not root)", "group (not delegated)"]),
        ]
        #expect(
            summary.isolationReport?.words
                == "standard (base, files); missing: group (not delegated), user (not root)")
        #expect(GradeSummary().isolationReport == nil)
    }
}
