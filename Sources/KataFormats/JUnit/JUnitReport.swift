import KataDiagnostics
public import KataResults
import KataText

/// The report for continuous integration: JUnit XML in the dialect that GitLab, Jenkins and GitHub actions all read.
///
/// A suite is a kata, and is written whole when its kata is over. After a kill only `</testsuites>` is missing; with it
/// the file is valid up to the last kata. The root has no counts, which are known too late; readers add up the suites'.
public struct JUnitReport: Report {
    private let origin: ReportOrigin
    private let isStrict: Bool
    private var cases = TestCases()

    /// Makes a report; a strict one keeps to the schema of Jenkins' xunit plugin, so its cases have no file and line.
    public init(origin: ReportOrigin, isStrict: Bool = false) {
        self.origin = origin
        self.isStrict = isStrict
    }

    public func begin(count: Int) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kata\">\n"
    }

    public func end(_ summary: RunSummary) -> String {
        obstacle(SummaryWords(summary)) + isolation(summary.isolation) + "</testsuites>\n"
    }

    public mutating func add(_ kata: KataResult) -> String {
        let cases = cases.cases(of: kata)
        let counts = JUnitCounts(cases)
        var result = "<testsuite" + XMLText.attribute("name", kata.id) + counts.attributes
        result += XMLText.attribute("time", JUnitReport.seconds(kata.duration))
        if !isStrict { result += XMLText.attribute("file", kata.source.path) }
        result += ">\n" + properties(of: kata)
        for item in cases { result += element(item) }
        return (result + "</testsuite>\n").withoutAttachments
    }

    private func properties(of kata: KataResult) -> String {
        let properties = [
            ("kata", kata.id), ("title", kata.title), ("module", kata.module), ("path", kata.source.path),
            ("version", origin.version),
        ]
        return JUnitReport.properties(properties)
    }

    private static func properties(_ properties: [(name: String, value: String)]) -> String {
        let lines = properties.map { name, value in
            "    <property\(XMLText.attribute("name", name))\(XMLText.attribute("value", value))/>\n"
        }
        return "  <properties>\n\(lines.joined())  </properties>\n"
    }

    private func element(_ item: TestCase) -> String {
        var result = "  <testcase" + XMLText.attribute("name", item.name)
        result += XMLText.attribute("classname", item.kata.id)
        result += XMLText.attribute("time", JUnitReport.seconds(item.duration))
        if !isStrict {
            result += XMLText.attribute("file", item.kata.source.path)
            if let line = item.place?.position.line { result += XMLText.attribute("line", String(line)) }
        }
        let children = outcome(of: item) + log(of: item)
        return result + (children.isEmpty ? "/>\n" : ">\n\(children)  </testcase>\n")
    }

    /// What came of a case; GitLab shows the element's text alone, so that says everything.
    private func outcome(of item: TestCase) -> String {
        let attributes =
            XMLText.attribute("message", item.sentence.visible)
            + XMLText.attribute("type", item.verdict.rawValue)
        let text = XMLText.content(item.text.isEmpty ? item.sentence : item.text)
        return switch item.verdict.outcome {
        case .passed: ""
        case .failed: "    <failure\(attributes)>\(text)</failure>\n"
        case .broken: "    <error\(attributes)>\(text)</error>\n"
        case .skipped: "    <skipped\(XMLText.attribute("message", item.whySkipped.visible))/>\n"
        }
    }

    private func log(of item: TestCase) -> String {
        let lines = ShownLog(item.scenario?.transcript).allLines
        let errors = (item.scenario?.errorLines ?? []).prefix(JUnitReport.shownErrors)
        return JUnitReport.stream("system-out", lines)
            + JUnitReport.stream("system-err", errors.map(\.visible))
    }

    /// How many lines of standard error a case has.
    private static let shownErrors = 200

    private static func stream(_ name: String, _ lines: [String]) -> String {
        guard !lines.isEmpty else { return "" }
        return "    <\(name)>\(XMLText.content(lines.joined(separator: "\n")))\n</\(name)>\n"
    }

    /// A run that judged nothing, or not everything, is not green.
    private func obstacle(_ words: SummaryWords) -> String {
        guard let obstacle = words.obstacle else { return "" }
        return """
            <testsuite name="kata run" tests="1" failures="0" errors="1" skipped="0" time="0.000">
              <testcase name="kata run" classname="kata" time="0.000">
                <error message="\(obstacle)" type="error">\(obstacle)</error>
              </testcase>
            </testsuite>

            """
    }

    /// What isolated the workers is known when all is over: it stands in a suite of its own without cases.
    private func isolation(_ isolation: IsolationReport?) -> String {
        guard let isolation else { return "" }
        let properties = [
            ("isolation.level", isolation.level),
            ("isolation.layers", isolation.layers.joined(separator: ", ")),
            ("isolation.missing", isolation.missing.map(\.words).joined(separator: ", ")),
        ]
        return
            "<testsuite name=\"isolation\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0.000\">\n"
            + JUnitReport.properties(properties) + "</testsuite>\n"
    }

    /// Returns nanoseconds as seconds with three digits behind the point: the schema of Jenkins' xunit plugin takes no more.
    private static func seconds(_ nanoseconds: Int) -> String {
        let milliseconds = max(0, (nanoseconds + 500_000) / 1_000_000)
        let fraction = String(milliseconds % 1000).paddedWithZeros(to: 3)
        return "\(milliseconds / 1000).\(fraction)"
    }
}

/// The counts that a suite must have.
private struct JUnitCounts {
    private let cases: [TestCase]

    init(_ cases: [TestCase]) { self.cases = cases }

    var attributes: String {
        XMLText.attribute("tests", String(cases.count)) + attribute("failures", .failed)
            + attribute("errors", .broken) + attribute("skipped", .skipped)
    }

    private func attribute(_ name: String, _ outcome: Verdict.Outcome) -> String {
        XMLText.attribute(name, String(cases.count { $0.verdict.outcome == outcome }))
    }
}

extension String {
    /// The text without marks that GitLab and Jenkins would take for the path of a file to attach.
    fileprivate var withoutAttachments: String {
        replacingScalars(of: "[[ATTACHMENT|", with: "[\\[ATTACHMENT|")
    }
}
