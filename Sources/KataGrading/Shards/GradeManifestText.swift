import KataSystem
import KataTranscript

/// A member of a line of a manifest.
enum GradeManifestWord: String, CaseIterable {
    case format, version, katas, hidden, language, isolation, partial, explore, each, submissions, key, name,
        path,
        sha256

    /// What the first line's `format` says.
    static let formatName = "kata.manifest"
    /// The members of the first line.
    static let head: [Self] = [
        .format, .version, .katas, .hidden, .language, .isolation, .partial, .explore, .each,
        .submissions,
    ]
    /// The members of a submission's line.
    static let row: [Self] = [.key, .name, .path]
}

extension GradeManifest {
    /// The file's text: a line of JSON for the settings, one for each submission, and one that proves all of it.
    public var text: String {
        let content = ([head] + rows.map(\.json)).map { $0.text + "\n" }.joined()
        let proof = JSON.members(["sha256": .string(GradeManifest.checksum(Array(content.utf8)))])
        return content + proof.text + "\n"
    }

    /// Returns the hash of the lines before the last.
    static func checksum(_ bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        Array(bytes).withUnsafeBytes { hash.update($0) }
        return hash.hexDigest
    }

    private var head: JSON {
        .members([
            "format": .string(GradeManifestWord.formatName),
            "version": .integer(Int64(GradeManifest.version)),
            "katas": .array(settings.katas.map(JSON.string)),
            "hidden": settings.hidden.isEmpty ? nil : .array(settings.hidden.map(JSON.string)),
            "language": settings.language.map(JSON.string), "isolation": .string(settings.isolation),
            "partial": settings.isPartial ? true : nil,
            "explore": settings.exploredSequences.map { .integer(Int64($0)) }, "each": isEach ? true : nil,
            "submissions": .integer(Int64(rows.count)),
        ])
    }
}

extension GradeManifest.Row {
    fileprivate var json: JSON {
        .members(["key": .string(key), "name": .string(name), "path": .string(path)])
    }

    /// The name on one line: tabs, line breaks and backslashes as a backslash and a letter.
    public var escapedName: String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
