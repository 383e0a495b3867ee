import KataDiff
import KataText
import KataTranscript

extension Difference {
    /// How many bytes of lines a stored result keeps; what is behind them is counted.
    private static let storedBytes = 64 << 10

    /// The difference as a stored result holds it: its rows, without the lines that they are cut from.
    var stored: JSON {
        .members([
            "logLine": parting.line.map { .integer(Int64($0)) },
            "expected": parting.expected.map(JSON.string), "written": parting.written.map(JSON.string),
            "missing": .integer(Int64(missingCount)), "unexpected": .integer(Int64(unexpectedCount)),
            "remarks": remarks.isEmpty ? nil : .array(remarks.map(\.json)),
            "rows": .array(storedRows.map(\.json)),
        ])
    }

    private var storedRows: [Row] {
        var rest = Difference.storedBytes
        let kept = rows.prefix { row in
            guard case .line(let line) = row else { return true }
            rest -= line.parts.reduce(0) { $0 + $1.text.utf8.count }
            return rest >= 0
        }
        guard kept.count < rows.count else { return rows }
        let leftOut = rows[kept.count...].reduce(0) { count, row in
            switch row {
            case .line(let line): count + (line.kind == .context ? 0 : 1)
            case .leftOut(let more): count + more
            case .command, .skipped: count
            }
        }
        return kept + [.leftOut(leftOut)]
    }

    /// Reads a difference that was stored; nil if the JSON is none.
    init?(stored json: JSON) {
        guard let missing = json["missing"]?.integer, let unexpected = json["unexpected"]?.integer,
            let rows = json["rows"]?.array?.allMapped(Row.init(json:)),
            let remarks = (json["remarks"]?.array ?? []).allMapped(Words.init(json:))
        else { return nil }
        self.init(
            parting: Parting(
                line: json["logLine"]?.integer, expected: json["expected"]?.string,
                written: json["written"]?.string),
            missingCount: missing, unexpectedCount: unexpected, remarks: remarks, rows: rows)
    }
}

extension Difference.Row {
    fileprivate var json: JSON {
        switch self {
        case .skipped(let count): .members(["skipped": .integer(Int64(count))])
        case .leftOut(let count): .members(["leftOut": .integer(Int64(count))])
        case .command(let place): place.json
        case .line(let line): line.json
        }
    }

    fileprivate init?(json: JSON) {
        if let count = json["skipped"]?.integer {
            self = .skipped(count)
        } else if let count = json["leftOut"]?.integer {
            self = .leftOut(count)
        } else if let place = Place(json: json) {
            self = .command(place)
        } else if let line = Difference.Line(json: json) {
            self = .line(line)
        } else {
            return nil
        }
    }
}

extension Difference.Line {
    fileprivate var json: JSON {
        .members([
            "kind": .string(kind.rawValue), "logLine": number.map { .integer(Int64($0)) },
            "parts": .array(parts.map { .array([.string($0.kind.rawValue), .string($0.text)]) }),
            "matcher": matcher.map(JSON.string), "carets": hasCarets ? true : nil,
            "lookAlikes": lookAlikes.isEmpty ? nil : .array(lookAlikes.map(\.json)),
        ])
    }

    fileprivate init?(json: JSON) {
        guard let kind = json["kind"]?.string.flatMap(DiffLine.Kind.init(rawValue:)),
            let parts = json["parts"]?.array?.allMapped(DiffPart.init(json:)),
            let lookAlikes = (json["lookAlikes"]?.array ?? []).allMapped(Words.init(json:))
        else { return nil }
        let text = parts.map(\.text).joined()
        let matcher = json["matcher"]?.string
        self.init(
            kind: kind, number: json["logLine"]?.integer, parts: parts, matcher: matcher,
            lookAlikes: lookAlikes, hasCarets: json["carets"]?.bool ?? false,
            expected: kind == .unexpected ? nil : matcher ?? text, actual: kind == .missing ? nil : text)
    }
}

extension DiffPart {
    fileprivate init?(json: JSON) {
        guard let parts = json.array, parts.count == 2, let text = parts[1].string,
            let kind = parts[0].string.flatMap(Kind.init(rawValue:))
        else { return nil }
        self.init(kind, text)
    }
}

extension Words {
    fileprivate var json: JSON { .members(["en": .string(english), "zh": .string(chinese)]) }

    fileprivate init?(json: JSON) {
        guard let english = json["en"]?.string, let chinese = json["zh"]?.string else { return nil }
        self.init(english: english, chinese: chinese)
    }
}

extension Array {
    /// Returns the results for all elements; nil if one has none.
    func allMapped<Result>(_ transform: (Element) -> Result?) -> [Result]? {
        var results: [Result] = []
        for element in self {
            guard let result = transform(element) else { return nil }
            results.append(result)
        }
        return results
    }
}
