import Testing

@testable import KataFormats
@testable import KataResults

/// The table of a grading as spreadsheets read it.
@Suite struct GradeCSVTests {
    @Test func aSubmissionIsARow() throws {
        let text = SampleGrade.text(GradeCSV(), try SampleGrade.submissions())
        let expected = """
            submission,points,maximum,verdict,"lamp/switched on",lamp/dimmed,"lamp/left alone"
            anna,10,10,passed,3,5,2
            王小明,3,10,crashed,3,0,0
            dora,0,10,build,0,0,0
            carol,,,"no result",,,

            """
        #expect(text == expected.split(separator: "\n").map { "\($0)\r\n" }.joined())
        #expect(CSVReader(text).problems == [])
    }

    @Test func rowsWaitForTheColumns() throws {
        let submissions = try SampleGrade.submissions()
        let reader = CSVReader(SampleGrade.text(GradeCSV(), [submissions[3], submissions[0]]))
        #expect(reader.problems == [])
        #expect(reader.records.map { $0[0] } == ["submission", "carol", "anna"])
        #expect(reader.records[1] == ["carol", "", "", "no result", "", "", ""])
        #expect(SampleGrade.text(GradeCSV(), []) == "submission,points,maximum,verdict\r\n")
        #expect(
            SampleGrade.text(GradeCSV(), [submissions[3]])
                == "submission,points,maximum,verdict\r\ncarol,,,\"no result\"\r\n")
    }

    @Test func scenariosOfOneNameHaveColumnsOfTheirOwn() {
        let kata = SampleGrade.lamp(
            SampleGrade.passed("left alone", 3), SampleGrade.passed("left alone", 5), hidden: .failed)
        let reader = CSVReader(SampleGrade.text(GradeCSV(), [SampleGrade.submission("a", [kata])]))
        #expect(
            reader.records == [
                [
                    "submission", "points", "maximum", "verdict", "lamp/left alone", "lamp/left alone (2)",
                    "lamp/left alone (3)",
                ], ["a", "8", "10", "failed", "3", "5", "0"],
            ])
    }

    @Test(arguments: [
        ("plain", "plain"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\tx", "'\tx"), ("\rx", "'\\u{D}x"), ("  =1", "'  =1"), ("＝1", "'＝1"), ("a\"b", "a\"b"),
        ("a\"\u{301}b", "a\"\u{301}b"), ("a,b", "a,b"), ("", ""),
    ]) func noFieldIsAFormula(_ text: String, _ shown: String) {
        let reader = CSVReader(CSVText.field(text) + "\r\n")
        #expect(reader.problems == [])
        #expect(reader.records == [[shown]])
    }
}
