import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// What the page's script shows of a run, `kata.page` 1.
struct PageData {
    private let language: ReaderLanguage
    private var katas: [JSON] = []

    /// Makes the data of a run that has not begun.
    init(language: ReaderLanguage) { self.language = language }

    /// Adds a kata.
    mutating func add(_ kata: KataResult) {
        var names = PageNames()
        var scenarios = kata.scenarios.map { Self.json(of: $0, as: names.id(of: $0.name), in: kata) }
        if scenarios.isEmpty { scenarios = [Self.json(ofWhole: kata)] }
        let types = PageTypes(kata)
        katas.append(
            .members([
                "id": .string(kata.id.visible), "title": Self.title(kata.titles, or: kata.title),
                "file": .string(kata.source.path.visible),
                "scenarios": .array(scenarios), "structure": types.structure, "relations": types.relations,
            ]))
    }

    /// Returns the document.
    func json(_ summary: RunSummary, version: String) -> JSON {
        let english = SummaryWords(summary)
        let chinese = SummaryWords(summary, in: .chinese)
        return .members([
            "format": "kata.page", "version": 1, "language": language == .chinese ? "zh" : "en",
            "summary": .members([
                "tone": summary.exitCode == .allPassed ? "good" : "bad",
                "words": .both(english.obstacle ?? english.katas, chinese.obstacle ?? chinese.katas),
                "facts": .both(Self.facts(english, version), Self.facts(chinese, version)),
            ]),
            "katas": .array(katas),
        ])
    }

    private static func facts(_ words: SummaryWords, _ version: String) -> String {
        [words.scenarios, words.duration, "kata \(version)"].compactMap(\.self).joined(separator: " · ")
    }

    private static func title(_ titles: Titles?, or title: String) -> JSON {
        titles.map { .both($0.english.visible, $0.chinese.visible) } ?? .string(title.visible)
    }

    /// The part of an address that stands for a kata of which no scenario ran.
    static let wholeKata = "kata"

    private static func json(ofWhole kata: KataResult) -> JSON {
        .members([
            "id": .string(wholeKata), "name": title(kata.titles, or: kata.title),
            "verdict": .string(kata.verdict.rawValue),
            "verdictWords": .both(kata.verdict.rawValue, kata.verdict.chineseName),
            "tone": .string(kata.verdict.tone), "sign": .string(kata.verdict.mark), "time": "",
            "script": .array([]), "steps": .array([]), "log": .array([]),
        ])
    }

    private static func json(of scenario: ScenarioResult, as id: String, in kata: KataResult) -> JSON {
        let transcript = scenario.isHidden ? nil : scenario.transcript
        let script = PageScript(kata.source, block: scenario.script, commands: transcript?.commands ?? [])
        let steps = transcript.map {
            PageSteps(transcript: $0, recording: scenario.recording, script: script, file: kata.source).json
        }
        let differences = scenario.findings.compactMap(\.logDifference)
        let recording = scenario.recording
        return .members([
            "id": .string(id), "name": title(scenario.titles, or: scenario.title),
            "verdict": .string(scenario.verdict.rawValue),
            "verdictWords": .both(scenario.verdict.rawValue, scenario.verdict.chineseName),
            "tone": .string(scenario.verdict.tone), "sign": .string(scenario.verdict.mark),
            "time": .string(scenario.standsForStructure ? "" : SummaryWords.time(scenario.duration)),
            "hidden": scenario.isHidden ? true : nil,
            "structure": scenario.standsForStructure ? true : nil,
            "script": transcript == nil ? .array([]) : script.json, "steps": steps ?? .array([]),
            "log": transcript.map { PageLog($0, differences).json } ?? .array([]),
            "parts": transcript == nil ? nil : scenario.partingStep.map { .integer(Int64($0)) },
            "queue": recording?.undoing.json, "cut": recording?.isCut == true ? true : nil,
            "noObjects": recording?.hasObjects == false ? Self.noObjects : nil,
            "noCalls": recording?.hasCalls == false ? Self.noCalls : nil,
        ])
    }

    private static let noCalls = JSON.both(
        "It is not known who calls whom: this language does not tell, or a copy of the solution that tells did not build or behaved "
            + "differently.",
        "不知道谁调用谁：这种语言不提供，或者能提供的副本没有编译成功，或者行为不同。")

    private static let noObjects = JSON.both(
        "This language does not show its objects.", "这种语言不显示它的对象。")
}

/// Names of scenarios as parts of an address, each once.
struct PageNames {
    private var used: Set<String> = []

    /// Returns a short name: letters and digits of any script in lower case, hyphens between.
    mutating func id(of name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let base = words.isEmpty ? "scenario" : words
        var id = base
        var number = 2
        while !used.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }
}

extension RunRecording.Undoing {
    fileprivate var json: JSON? {
        switch self {
        case .never: nil
        case .byRules: "rules"
        case .byReplay: "replay"
        }
    }
}

extension Finding {
    /// The difference, where it is about the log.
    fileprivate var logDifference: Difference? {
        switch self {
        case .log(let difference, _, _), .inline(let difference, _): difference
        default: nil
        }
    }
}

extension ScenarioResult {
    /// The command at which the log first parts from what was expected, or the last one where the run did not end well.
    fileprivate var partingStep: Int? {
        guard let transcript, !transcript.commands.isEmpty, verdict != .passed else { return nil }
        let line = findings.lazy.compactMap(\.logDifference).first?.parting.line
        let command = line.flatMap { $0 <= transcript.count ? transcript.command(ofLine: $0 - 1) : nil }
        return command ?? transcript.commands.count - 1
    }
}
