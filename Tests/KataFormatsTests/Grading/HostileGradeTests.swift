import Foundation
import KataDiagnostics
import KataText
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// What submissions wrote, in every format, as its reader reads it.
@Suite struct HostileGradeTests {
    private static let all = HostileGrade.formats.map(\.name)

    /// The documents of the hostile grading: the whole, and some of its submissions alone.
    private static func documents(_ name: String) -> [String] {
        let submissions = HostileGrade.submissions
        return HostileGrade.documents(name, Array(submissions.prefix(4)) + submissions.suffix(3))
    }

    @Test(arguments: all) func nothingIsLeftThatATerminalObeys(_ name: String) {
        let lineBreaks: Set<Unicode.Scalar> = name == "csv" ? ["\r", "\n"] : ["\n"]
        for document in Self.documents(name) {
            let hidden = document.unicodeScalars.first { $0.isHiddenFromPeople && !lineBreaks.contains($0) }
            #expect(hidden == nil)
        }
    }

    @Test(arguments: ["json", "exercism", "gradescope", "classroom50", "check50", "ctrf", "sarif"])
    func jsonIsJSON(_ name: String) throws {
        for document in Self.documents(name) {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(document.utf8)) }
        }
    }

    /// What a web page shows of a document, which no escape of JSON protects.
    @Test(arguments: ["exercism", "gradescope", "classroom50", "check50"])
    func stringsHoldNothingThatHides(_ name: String) throws {
        for document in Self.documents(name) {
            let json = try JSONReader.read(Array(document.utf8))
            let hidden = json.strings.joined().unicodeScalars.first { $0.isHiddenFromPeople && $0 != "\n" }
            #expect(hidden == nil)
        }
    }

    @Test(arguments: ["junit", "junit-strict"]) func xmlIsXML(_ name: String) {
        for document in Self.documents(name) {
            #expect(JUnitReader(document).problems == [])
            #expect(!document.contains("[[ATTACHMENT"))
            #expect(!document.contains("]]>"))
        }
        let whole = HostileGrade.documents(name, HostileGrade.submissions)[0]
        #expect(JUnitReader(whole).problems == [])
    }

    @Test func tapIsTAP() throws {
        let readers = Self.documents("tap").map { TAPReader($0) }
        for reader in readers {
            #expect(reader.problems == [])
            #expect(reader.bailOut == nil)
        }
        // Two katas with three scenarios each, two that do not build, two, and one without a result.
        #expect(readers[0].points.count == 3 * 3 + 4)
        #expect(readers[0].points.allSatisfy { $0.directive == nil && !$0.isOK })
    }

    @Test func onlyOurCommandsAreObeyed() {
        let names = Set(["error", "warning", "notice", "group", "stop-commands", "endgroup"])
        for document in Self.documents("github") {
            let reader = GitHubReader(document)
            #expect(reader.marks == [])
            #expect(Set(reader.commands.map(\.name)).isSubset(of: names))
            #expect(reader.commands.allSatisfy { $0.message.utf16.count <= 4096 })
        }
    }

    @Test func noFieldIsAFormula() {
        for document in Self.documents("csv") {
            let reader = CSVReader(document)
            #expect(reader.problems == [])
            for field in reader.records.flatMap(\.self) {
                let first = field.unicodeScalars.first { $0 != " " }
                #expect(first.map { !"=+-@\t\r\n".unicodeScalars.contains($0) } ?? true)
            }
        }
        let whole = HostileGrade.documents("csv", HostileGrade.submissions)[0]
        #expect(CSVReader(whole).records.count == HostileGrade.submissions.count + 1)
    }

    @Test func htmlHoldsNoMarkupOfTheirs() throws {
        for document in Self.documents("html") {
            #expect(try GradeHTMLTests.isWellFormed(document))
            for word in ["<script", "<img", "<!-- -->", "src=x o", "href=\"j", "href=\"h"] {
                #expect(!document.contains(word) || document.contains("&lt;img src=x o") && word == "src=x o")
            }
        }
    }

    @Test func markdownHoldsNoMarkupOfTheirs() {
        for document in Self.documents("markdown") {
            let reader = MarkdownReader(document)
            #expect(!reader.isOpen)
            for line in reader.text {
                #expect(!line.contains("`") || line.contains("\\`"))
                #expect(!line.contains("<img") && !line.contains("<script") && !line.contains("@everyone"))
                #expect(!line.hasPrefix("::"))
            }
        }
    }

    @Test(arguments: all) func ofAHiddenScenarioNothingLeaves(_ name: String) throws {
        let submissions = try SampleGrade.submissions() + [HostileGrade.submissions[0]]
        let documents = HostileGrade.documents(name, submissions)
        #expect(documents.allSatisfy { !$0.contains("SECRET") })
        let showsScenarios = documents.contains { $0.contains("left alone") }
        #expect(showsScenarios)
    }

    @Test func ofAHiddenScenarioNothingIsPublished() throws {
        let kata = SampleGrade.lamp(
            SampleGrade.passed("a", 1), SampleGrade.passed("b", 1), hidden: .crashed)
        #expect(!kata.stored.text.contains("SECRET"))
        #expect(
            kata.stored["scenarios"]?.array?.last?.text
                == #"{"name":"left alone","verdict":"crashed","points":0,"maximum":2,"hidden":true}"#)
    }
}

extension JSON {
    /// All strings of the document but the names of members.
    fileprivate var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let elements): elements.flatMap(\.strings)
        case .object(let members): members.flatMap(\.value.strings)
        case .null, .bool, .integer, .float: []
        }
    }
}
