import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

extension GradeManifest {
    /// Reads the manifest of a file.
    public init(contentsOf path: String) throws(GradeManifestError) {
        guard let facts = Files.facts(path), facts.isFile else {
            throw GradeManifestError(kind: .notReadable, line: nil)
        }
        guard facts.size <= GradeManifestReader.maximumBytes else {
            throw GradeManifestError(kind: .tooLarge, line: nil)
        }
        guard let bytes = Files.contents(path) else {
            throw GradeManifestError(kind: .notReadable, line: nil)
        }
        try self.init(reading: bytes)
    }

    /// Reads the text of a manifest; all of it is checked, for it may have been copied, cut or edited.
    init(reading bytes: [UInt8]) throws(GradeManifestError) {
        var reader = GradeManifestReader()
        self = try reader.read(bytes)
    }
}

/// Reads a manifest line by line.
struct GradeManifestReader {
    /// So large may a manifest be; hundreds of thousands of submissions fit.
    static let maximumBytes = 64 << 20

    private var line = 0
    private var rows: [GradeManifest.Row] = []

    /// Reads all lines; the last one proves the others.
    mutating func read(_ bytes: [UInt8]) throws(GradeManifestError) -> GradeManifest {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = lines.removeLast()
        line = 1
        guard let first = lines.first else { throw fault(rest.isEmpty ? .noManifest : .cutLine) }
        let head = try Head(json(first), self)
        guard let last = lines.last, lines.count > 1, rest.isEmpty, let sum = checksum(last) else {
            line = lines.count + (rest.isEmpty ? 0 : 1)
            if line == 1 { line = 2 }
            throw fault(.cut)
        }
        for text in lines.dropFirst().dropLast() {
            line += 1
            try takeRow(json(text))
        }
        guard sum == GradeManifest.checksum(bytes[..<last.startIndex]) else {
            throw GradeManifestError(kind: .changed, line: nil)
        }
        guard rows.count == head.count else {
            throw GradeManifestError(kind: .otherCount(expected: head.count, found: rows.count), line: nil)
        }
        return GradeManifest(settings: head.settings, isEach: head.isEach, rows: rows)
    }

    private func fault(_ kind: GradeManifestError.Kind) -> GradeManifestError {
        GradeManifestError(kind: kind, line: line)
    }

    private func json(_ bytes: ArraySlice<UInt8>) throws(GradeManifestError) -> JSON {
        if bytes.last == UInt8(ascii: "\r") { throw fault(.carriageReturn) }
        if line == 1, let version = Self.oldVersion(bytes) { throw fault(.otherVersion(version)) }
        guard let json = try? JSONReader.read(bytes), case .object = json else {
            throw fault(line == 1 ? .noManifest : .notJSON)
        }
        return json
    }

    /// Manifests before version 2 were tables: `kata-manifest`, a tab, the version.
    private static func oldVersion(_ bytes: ArraySlice<UInt8>) -> String? {
        let start = Array("kata-manifest\t".utf8)
        guard bytes.starts(with: start) else { return nil }
        return String(decoding: bytes.dropFirst(start.count), as: UTF8.self)
    }

    private func checksum(_ line: ArraySlice<UInt8>) -> String? {
        guard let json = try? JSONReader.read(line) else { return nil }
        return json[GradeManifestWord.sha256.rawValue]?.string
    }

    /// Refuses members that no line of the kind has.
    fileprivate func check(_ json: JSON, _ words: [GradeManifestWord]) throws(GradeManifestError) {
        guard case .object(let members) = json else { return }
        var seen: Set<String> = []
        for member in members {
            let known = words.map(\.rawValue)
            guard known.contains(member.name) else {
                throw fault(.unknownWord(member.name, nearest: nearestName(to: member.name, among: known)))
            }
            guard seen.insert(member.name).inserted else { throw fault(.twice(member.name)) }
        }
    }

    /// Returns a text that a line has to have.
    fileprivate func text(
        _ word: GradeManifestWord, of json: JSON
    ) throws(GradeManifestError) -> String {
        guard let value = json[word.rawValue] else { throw fault(.lacks(word.rawValue)) }
        guard let text = value.string, !text.isEmpty else { throw fault(.wrongText(word.rawValue)) }
        return text
    }

    /// Returns texts that a line may have.
    fileprivate func texts(
        _ word: GradeManifestWord, of json: JSON
    ) throws(GradeManifestError) -> [String] {
        guard let value = json[word.rawValue] else { return [] }
        guard let elements = value.array else { throw fault(.wrongText(word.rawValue)) }
        var texts: [String] = []
        for element in elements {
            guard let text = element.string, !text.isEmpty else { throw fault(.wrongText(word.rawValue)) }
            texts.append(text)
        }
        return texts
    }

    /// Returns what a line says is so; false where it does not speak of it.
    fileprivate func flag(_ word: GradeManifestWord, of json: JSON) throws(GradeManifestError) -> Bool {
        guard let value = json[word.rawValue] else { return false }
        guard let flag = value.bool else { throw fault(.wrongFlag(word.rawValue)) }
        return flag
    }

    /// Returns how many sequences are played of each kata; nil where the line does not speak of it.
    fileprivate func exploredSequences(of json: JSON) throws(GradeManifestError) -> Int? {
        guard let value = json[GradeManifestWord.explore.rawValue] else { return nil }
        guard let count = value.integer, GradeSettings.exploredSequencesRange.contains(count) else {
            throw fault(.wrongSequences(value.text))
        }
        return count
    }

    private mutating func takeRow(_ json: JSON) throws(GradeManifestError) {
        try check(json, GradeManifestWord.row)
        let row = GradeManifest.Row(
            key: try text(.key, of: json), name: try text(.name, of: json), path: try text(.path, of: json))
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

/// The first line of a manifest.
private struct Head {
    var settings: GradeSettings
    var isEach: Bool
    var count: Int

    init(_ json: JSON, _ reader: GradeManifestReader) throws(GradeManifestError) {
        func fault(_ kind: GradeManifestError.Kind) -> GradeManifestError {
            GradeManifestError(kind: kind, line: 1)
        }
        guard json["format"]?.string == GradeManifestWord.formatName else { throw fault(.noManifest) }
        guard json["version"]?.integer == GradeManifest.version else {
            throw fault(.otherVersion(json["version"]?.text ?? ""))
        }
        try reader.check(json, GradeManifestWord.head)
        let isolation = try reader.text(.isolation, of: json)
        guard IsolationLevel(rawValue: isolation) != nil else { throw fault(.wrongIsolation(isolation)) }
        let katas = try reader.texts(.katas, of: json)
        guard !katas.isEmpty else { throw fault(.lacks(GradeManifestWord.katas.rawValue)) }
        let language = json["language"] == nil ? nil : try reader.text(.language, of: json)
        settings = GradeSettings(
            katas: katas, hidden: try reader.texts(.hidden, of: json), language: language,
            isolation: isolation)
        settings.isPartial = try reader.flag(.partial, of: json)
        settings.exploredSequences = try reader.exploredSequences(of: json)
        isEach = try reader.flag(.each, of: json)
        guard let value = json["submissions"] else { throw fault(.lacks("submissions")) }
        guard let number = value.integer, number > 0 else { throw fault(.wrongCount(value.text)) }
        count = number
    }
}
