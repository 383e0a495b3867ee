import KataDiagnostics
public import KataTranscript

extension Finding {
    /// The finding as a stored result holds it; what it says of ranges in the kata's file is left out.
    public var stored: JSON {
        let start = JSON.members(["kind": .string(kind), "verdict": .string(verdict.rawValue)])
            .adding(description.place?.json)
        switch self {
        case .log(let difference, _, let gap):
            return start.adding(.members(["gap": gap.map(\.json), "diff": difference.stored]))
        case .inline(let difference, _):
            return start.adding(.members(["diff": difference.stored]))
        case .inRow(_, let finding): return finding.stored
        case .diagnostics: return Finding.told(description.sentence, verdict: .invalid).stored
        default: return start.adding(.members(facts))
        }
    }

    /// Reads a finding that was stored; nil if the JSON is none.
    public init?(stored json: JSON) {
        guard let kind = json["kind"]?.string,
            let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:)),
            let finding = Finding(kind, verdict, json) ?? Finding(sentence: kind, verdict, json)
        else { return nil }
        self = finding
    }

    /// What is about a command of the script.
    private init?(_ kind: String, _ verdict: Verdict, _ json: JSON) {
        let place = Place(json: json)
        let message = json["message"]?.string
        switch kind {
        case "log":
            guard let difference = json["diff"].flatMap(Difference.init(stored:)) else { return nil }
            self = .log(difference, place: place, gap: json["gap"].flatMap(LogGap.init(stored:)))
        case "inline":
            guard let difference = json["diff"].flatMap(Difference.init(stored:)), let place else {
                return nil
            }
            self = .inline(difference, statement: place)
        case "forbidden":
            guard let source = json["pattern"]?.string, let text = json["text"]?.string else { return nil }
            self = .forbidden(Forbidden(source: source, text: text), place: place)
        case "expect":
            guard let place, let expectation = FalseExpectation(place, json) else { return nil }
            self = .falseExpectation(expectation)
        case "error":
            guard let place, let message else { return nil }
            var report = ErrorReport(
                verdict: verdict, message: message, type: json["type"]?.string, place: place,
                wanted: json["wanted"]?.string)
            report.origin.frames = ErrorOrigin(json: json).frames
            self = .error(report)
        case "missingError":
            guard let place, let wanted = json["wanted"]?.string else { return nil }
            self = .missingError(wanted: wanted, place: place)
        case "crash":
            let isAtStart = json["atStart"]?.bool ?? false
            guard place != nil || isAtStart, let words = json["lastWords"]?.string else { return nil }
            var crash = Crash(
                signal: json["signal"]?.string, exitCode: json["exitCode"]?.integer, lastWords: words)
            crash.didOverflow = json["stackOverflow"]?.bool ?? false
            crash.isAtStart = isAtStart
            crash.frames = (json["frames"]?.array ?? []).compactMap(SourceFrame.init(json:))
            self = .crash(crash, place: place)
        case "limit":
            guard let limit = Limit(json) else { return nil }
            self = .limit(limit, place: place)
        case "policy":
            guard let message else { return nil }
            self = .policy(message, place: place)
        default: return nil
        }
    }

    /// What is about the solution or the machine as a whole.
    private init?(sentence kind: String, _ verdict: Verdict, _ json: JSON) {
        let message = json["message"]?.string
        if kind == "build", let output = json["output"]?.string {
            self = .build(BuildReport(diagnostics: output, limit: json["limit"]?.string))
        } else if kind == "explored", let difference = ExploredDifference(stored: json) {
            self = .explored(difference)
        } else if kind == "machine", let message {
            self = .machine(message)
        } else if kind == verdict.rawValue, let message {
            self = .told(
                message, verdict: verdict, inChinese: json["messageInChinese"]?.string,
                place: json["place"].flatMap(DeclarationPlace.init(json:)))
        } else {
            return nil
        }
    }

    /// What a stored result keeps of one text, in bytes: of a sentence or line, of what has many lines.
    private enum Bound {
        static let line = 4 << 10
        static let text = 64 << 10
    }

    /// Returns the finding with another text for names of kata's own, and nothing in it without bound.
    ///
    /// Sources are compiled under names that only kata knows, and what a submission writes may be long.
    public func published(_ replace: (String) -> String) -> Finding {
        let bounded = stored.mappingStrings { name, text in
            replace(text).cut(to: name == "output" ? Bound.text : Bound.line)
        }
        let finding = Finding(stored: bounded) ?? .told(sentence.cut(to: Bound.line), verdict: verdict)
        guard case .inRow(let row, _) = self else { return finding }
        return .inRow(row, finding)
    }
}

extension FalseExpectation {
    fileprivate init?(_ place: Place, _ json: JSON) {
        guard let source = json["source"]?.string else { return nil }
        let sides = (json["sides"]?.array ?? []).compactMap { side in
            side["source"]?.string.flatMap { source in
                side["value"]?.string.map { Side(source: source, value: $0) }
            }
        }
        self.init(
            place: place, source: source, sides: sides, note: json["note"]?.string,
            noteInChinese: json["noteInChinese"]?.string)
    }
}

extension Limit {
    fileprivate init?(_ json: JSON) {
        let bounds = ["milliseconds", "bytes", "steps", "lines"]
        guard let bound = bounds.lazy.compactMap({ json[$0]?.integer }).first else { return nil }
        switch json["limit"]?.string {
        case "cpu": self = .cpu(milliseconds: bound)
        case "wall": self = .wall(milliseconds: bound)
        case "memory": self = .memory(bytes: bound)
        case "output": self = .output(bytes: bound)
        case "lines": self = .lines(bound)
        case "file": self = .file(bytes: bound)
        case "steps": self = .steps(bound)
        case "values": self = .values(bytes: bound)
        default: return nil
        }
    }
}

extension Place {
    /// Reads a place, whose range in the file is not known.
    init?(json: JSON) {
        guard let line = json["line"]?.integer, let column = json["column"]?.integer,
            let command = json["command"]?.string
        else { return nil }
        self.init(
            position: SourcePosition(line: line, column: column), source: command,
            turns: (json["turns"]?.array ?? []).compactMap(\.integer))
    }
}

extension LogGap {
    fileprivate init?(stored json: JSON) {
        guard let silent = json["silent"]?.array?.allMapped(Place.init(json:)) else { return nil }
        self.init(
            after: json["after"].flatMap(Place.init(json:)),
            before: json["before"].flatMap(Place.init(json:)),
            silent: silent)
    }
}

extension JSON {
    /// Returns the document with other strings; a string is known by the name of the member that it is in.
    fileprivate func mappingStrings(_ name: String = "", _ change: (String, String) -> String) -> JSON {
        switch self {
        case .string(let text): .string(change(name, text))
        case .array(let elements): .array(elements.map { $0.mappingStrings(name, change) })
        case .object(let members):
            .object(members.map { Member($0.name, $0.value.mappingStrings($0.name, change)) })
        default: self
        }
    }
}

extension String {
    /// The text, cut to a number of bytes, with a word about it.
    fileprivate func cut(to count: Int) -> String {
        guard utf8.count > count else { return self }
        let kept = String(decoding: utf8.prefix(count), as: UTF8.self)
        return kept + (contains("\n") ? "\n" : " ") + "… cut at \(count >> 10) KiB"
    }
}
