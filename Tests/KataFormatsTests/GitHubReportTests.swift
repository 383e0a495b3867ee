import KataDiagnostics
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// The log of a workflow as GitHub's runner reads it.
@Suite struct GitHubReportTests {
    @Test func onlyOurCommandsAreObeyed() throws {
        let reader = GitHubReader(try SampleRun.text(GitHubReport()))
        #expect(reader.marks == [])
        #expect(
            reader.commands.map(\.name)
                == ["error", "error", "error", "error", "group", "stop-commands", "endgroup"])
    }

    @Test func annotationsStandAtTheirPlaces() throws {
        let commands = GitHubReader(try SampleRun.text(GitHubReport())).commands.prefix(4)
        func values(_ name: String) -> [String?] { commands.map { $0.properties[name] } }
        let kata = "katas/my lamp,1:2%.yaml"
        #expect(values("file") == [kata, kata, "mine/Lamp.swift", kata])
        #expect(values("line") == ["4", "3", "4", "1"])
        #expect(values("col") == ["3", "3", "26", "1"])
        #expect(values("endColumn") == ["13", "9", nil, "5"])
        #expect(
            values("title") == [
                "lamp / hidden: failed", "lamp / odd # \\ <name>: threw", "built: build",
                "invalid: \(DiagnosticCode.unknownModule.id)",
            ])
        #expect(commands[2].message == "cannot find 'nam' in scope")
        #expect(
            commands[3].message
                == "no module 'lapm' is registered; did you mean 'lamp'?\nnote: looked in here")
    }

    /// Findings that know a place in the solution, and where that is.
    static let inSolution: [Finding] = {
        var crash = Crash(signal: "SIGILL", exitCode: nil, lastWords: "")
        crash.frames = [SourceFrame(file: "Lamp.swift", line: 7, column: 3, function: "Lamp.on()")]
        let breach = ContractBreach(
            needed: "var isOn: Bool", type: "Lamp", found: .nothing(nearest: nil),
            place: DeclarationPlace(file: "Lamp.swift", line: 7, column: 3))
        return [
            .crash(crash, place: SampleRun.place(3)),
            .contract(ContractReport(kata: "lamp", breaches: [breach])),
            .told(
                "it asks", verdict: .failed, place: DeclarationPlace(file: "Lamp.swift", line: 7, column: 3)),
        ]
    }()

    @Test(arguments: inSolution) func whatIsInTheSolutionIsAnnotatedThere(_ finding: Finding) throws {
        var kata = SampleRun.kata("lamp", [SampleRun.scenario("lamp", [finding])])
        #expect(Self.place(of: kata)["file"] == kata.source.path)
        kata.sources = ["Lamp.swift": "mine/Lamp.swift"]
        let place = Self.place(of: kata)
        #expect(place["file"] == "mine/Lamp.swift" && place["line"] == "7" && place["col"] == "3")
    }

    private static func place(of kata: KataResult) -> [String: String] {
        GitHubReader(SampleRun.text(GitHubReport(), SampleRun.events([kata]))).commands.first?.properties
            ?? [:]
    }

    @Test func commandsEscapeWhatTheRunnerUnescapes() {
        let command = GitHubCommand(
            name: "error", properties: [("file", "a,b:c%0A"), ("line", "1")], message: "x%0A\ny: ,\u{1B}")
        #expect(command.line == "::error file=a%2Cb%3Ac%250A,line=1::x%250A%0Ay: ,\\u{1B}\n")
    }

    @Test func aLongMessageIsCutBeforeTheRunnerCutsIt() {
        let long = String(repeating: "灯😀", count: 3000)
        let katas = [SampleRun.kata("lamp", [SampleRun.scenario("lamp", [SampleRun.error(long)])])]
        let reader = GitHubReader(SampleRun.text(GitHubReport(), SampleRun.events(katas)))
        #expect((4090...4096).contains(reader.commands[0].message.utf16.count))
        #expect(reader.commands[0].message.hasSuffix("…"))
    }

    @Test func noTwoReportsShareAToken() {
        let tokens = Set((0..<50).map { _ in GitHubReport.makeToken() })
        #expect(tokens.count == 50)
        #expect(tokens.allSatisfy { $0.utf8.count == 32 })
    }

    @Test func aRunThatJudgedNothingIsAnError() {
        let reader = GitHubReader(SampleRun.text(GitHubReport(), SampleRun.events([])))
        #expect(reader.commands.first?.name == "error")
        #expect(reader.commands.first?.message == "nothing was selected")
    }

    @Test(arguments: [
        ("::error::x", "\\::error::x"), (" \t::x::", " \t\\::x::"), ("a ::b::", "a ::b::"),
        ("##[error]", "##\\[error]"), ("###[x] ##[y", "###\\[x] ##\\[y"), ("#[a]", "#[a]"),
    ])
    func linesOfTheLogAreDisarmed(_ line: String, _ shown: String) {
        #expect(line.asGitHubLogLine == shown)
    }
}
