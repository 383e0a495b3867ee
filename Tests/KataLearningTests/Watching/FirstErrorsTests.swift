import KataResults
import Testing

@testable import KataLearning

@Suite struct FirstErrorsTests {
    private static let diagnostics = """
        A.swift:1:5: error: one
        1 | let a
        A.swift:2:5: warning: beside it
        A.swift:3:5: error: two
        3 | let b
        A.swift:4:5: error: three
        A.swift:5:5: error: four
        """

    private static func first(_ count: Int) -> (text: String?, leftOut: Int) {
        let (finding, leftOut) = Finding.build(BuildReport(diagnostics: diagnostics, limit: nil))
            .withFirstErrors(count)
        guard case .build(let report) = finding else { return (nil, leftOut) }
        return (report.diagnostics, leftOut)
    }

    @Test func errorsBeyondTheCountAreLeftOut() {
        let (text, leftOut) = Self.first(1)
        #expect(
            text == """
                A.swift:1:5: error: one
                1 | let a
                A.swift:2:5: warning: beside it
                """)
        #expect(leftOut == 3)
    }

    @Test func whatIsSaidAboveIsNotSaidAgainBelowThePlace() {
        let said = """
            A.swift:1:14: error: no 'Int'
            1 | let a: Int = "x"
              |              `- error: no 'Int'
            A.swift:2:1: error: one
            2 | b
              | `- error: another
            """
        let (finding, _) = Finding.build(BuildReport(diagnostics: said, limit: nil)).withFirstErrors(3)
        guard case .build(let report) = finding else { return }
        #expect(report.diagnostics == said.replacing("`- error: no 'Int'", with: "^"))
    }

    @Test func fewErrorsStayAsTheyAre() {
        let (text, leftOut) = Self.first(4)
        #expect(text == Self.diagnostics)
        #expect(leftOut == 0)
    }
}
