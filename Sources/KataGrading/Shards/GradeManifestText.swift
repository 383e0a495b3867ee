/// A word at the beginning of a manifest's line.
enum GradeManifestWord: String, CaseIterable {
    case katas, hidden, language, isolation, each, submissions, submission

    /// Tells whether several lines may begin with it.
    var isRepeatable: Bool { self == .katas || self == .hidden || self == .submission }

    /// The first word of the file.
    static let format = "kata-manifest"
    /// What stands behind `each` where submissions were found in folders.
    static let yes = "yes"
}

extension GradeManifest {
    /// The file's text: a line for each setting and each submission, its fields parted by tabs.
    public var text: String {
        var lines = [[GradeManifestWord.format, String(GradeManifest.version)]]
        func add(_ word: GradeManifestWord, _ values: String...) {
            lines.append([word.rawValue] + values.map(\.escapedForManifest))
        }
        for path in settings.katas { add(.katas, path) }
        for path in settings.hidden { add(.hidden, path) }
        if let language = settings.language { add(.language, language) }
        add(.isolation, settings.isolation)
        if isEach { add(.each, GradeManifestWord.yes) }
        add(.submissions, String(rows.count))
        for row in rows { add(.submission, row.key, row.name, row.path) }
        return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}

extension GradeManifest.Row {
    /// The name as the manifest spells it, on one line.
    public var escapedName: String { name.escapedForManifest }
}

extension String {
    /// The text with tabs, line breaks and backslashes as a backslash and a letter.
    fileprivate var escapedForManifest: String {
        var result = ""
        for scalar in unicodeScalars {
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

    /// The text that was escaped; nil where a backslash stands before something else.
    var unescapedFromManifest: String? {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var result = ""
        var scalars = unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch scalars.next() {
            case "\\": result += "\\"
            case "t": result += "\t"
            case "n": result += "\n"
            case "r": result += "\r"
            default: return nil
            }
        }
        return result
    }
}
