import KataDiagnostics
import KataSystem
import KataWorkers

extension GradeManifest {
    /// Reads the manifest of a file.
    public init(contentsOf path: String) throws(GradeManifestFault) {
        guard let facts = Files.facts(path), facts.isFile else {
            throw GradeManifestFault(kind: .notReadable, line: nil)
        }
        guard facts.size <= GradeManifestReader.maximumBytes else {
            throw GradeManifestFault(kind: .tooLarge, line: nil)
        }
        guard let bytes = Files.contents(path) else {
            throw GradeManifestFault(kind: .notReadable, line: nil)
        }
        try self.init(reading: bytes)
    }

    /// Reads the text of a manifest; every word of it is checked, for it may have been copied, cut or edited.
    init(reading bytes: [UInt8]) throws(GradeManifestFault) {
        var reader = GradeManifestReader()
        try reader.read(bytes)
        self = try reader.manifest()
    }
}

/// Reads a manifest line by line.
struct GradeManifestReader {
    /// So large may a manifest be; hundreds of thousands of submissions fit.
    static let maximumBytes = 64 << 20

    private var line = 0
    private var seen: Set<GradeManifestWord> = []
    private var settings = GradeSettings(katas: [], hidden: [], language: nil, isolation: "")
    private var isEach = false
    private var count = 0
    private var rows: [GradeManifest.Row] = []

    /// Reads all lines.
    mutating func read(_ bytes: [UInt8]) throws(GradeManifestFault) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = lines.removeLast()
        for bytes in lines {
            line += 1
            try take(bytes)
        }
        line += 1
        if !rest.isEmpty || lines.isEmpty { throw fault(lines.isEmpty ? .noManifest : .cutLine) }
    }

    /// Returns what was read, if nothing is missing.
    func manifest() throws(GradeManifestFault) -> GradeManifest {
        for word in [GradeManifestWord.katas, .isolation, .submissions] where !seen.contains(word) {
            throw GradeManifestFault(kind: .lacks(word.rawValue), line: nil)
        }
        guard rows.count == count else {
            throw GradeManifestFault(kind: .otherCount(expected: count, found: rows.count), line: nil)
        }
        return GradeManifest(settings: settings, isEach: isEach, rows: rows)
    }

    private func fault(_ kind: GradeManifestFault.Kind) -> GradeManifestFault {
        GradeManifestFault(kind: kind, line: line)
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) throws(GradeManifestFault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault(.notText) }
        let raw = text.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map(
            String.init)
        if line == 1 {
            guard raw[0] == GradeManifestWord.format, raw.count == 2 else { throw fault(.noManifest) }
        }
        if bytes.last == UInt8(ascii: "\r") { throw fault(.carriageReturn) }
        if line == 1 {
            guard raw[1] == String(GradeManifest.version) else { throw fault(.otherVersion(raw[1])) }
            return
        }
        guard let word = GradeManifestWord(rawValue: raw[0]) else {
            let words = GradeManifestWord.allCases.map(\.rawValue)
            throw fault(.unknownWord(raw[0], nearest: nearestName(to: raw[0], among: words)))
        }
        if word != .submission, !rows.isEmpty { throw fault(.late(word.rawValue)) }
        if !word.isRepeatable, seen.contains(word) { throw fault(.twice(word.rawValue)) }
        seen.insert(word)
        let fields = try fields(of: word, raw.dropFirst())
        if word == .submission { try takeRow(fields) } else { try take(word, fields[0]) }
    }

    private func fields(of word: GradeManifestWord, _ raw: ArraySlice<String>) throws(GradeManifestFault)
        -> [String]
    {
        let expected = word == .submission ? 3 : 1
        guard raw.count == expected else {
            throw fault(.fieldCount(word.rawValue, expected: expected, found: raw.count))
        }
        var fields: [String] = []
        for field in raw {
            guard let text = field.unescapedFromManifest else { throw fault(.wrongEscape(field)) }
            guard !text.isEmpty else { throw fault(.emptyField(word.rawValue)) }
            fields.append(text)
        }
        return fields
    }

    private mutating func take(_ word: GradeManifestWord, _ value: String) throws(GradeManifestFault) {
        switch word {
        case .katas: settings.katas.append(value)
        case .hidden: settings.hidden.append(value)
        case .language: settings.language = value
        case .isolation:
            guard IsolationLevel(rawValue: value) != nil else { throw fault(.wrongIsolation(value)) }
            settings.isolation = value
        case .each:
            guard value == GradeManifestWord.yes else { throw fault(.wrongEach(value)) }
            isEach = true
        case .submissions:
            guard let number = Int(value), number > 0, value == String(number) else {
                throw fault(.wrongCount(value))
            }
            count = number
        case .submission: break
        }
    }

    private mutating func takeRow(_ fields: [String]) throws(GradeManifestFault) {
        let row = GradeManifest.Row(key: fields[0], name: fields[1], path: fields[2])
        let digits = Set("0123456789abcdef".utf8)
        guard row.key.utf8.count == 64, row.key.utf8.allSatisfy(digits.contains) else {
            throw fault(.wrongKey(row.key))
        }
        if let previous = rows.last?.name, !previous.precedes(row.name) {
            throw fault(.order(row.name, after: previous))
        }
        rows.append(row)
    }
}
