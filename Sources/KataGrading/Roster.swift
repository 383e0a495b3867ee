import KataDiagnostics
import KataSystem
import KataText

/// Those who may hand something in: the names of a teacher's list, each with the line that it stands in.
public struct Roster: Sendable {
    /// What is wrong with a list, and in which line.
    public struct RosterError: Error, Sendable, Equatable {
        /// The line, from 1; nil where the whole file is meant.
        public var line: Int?
        /// What is wrong and how it is mended, for people.
        public var sentence: String
    }

    /// The names of submissions, in the order of the file.
    public let names: [String]

    /// Reads the list of a file.
    public init(contentsOf path: String) throws(RosterError) {
        guard let facts = Files.facts(path), facts.isFile, facts.size <= Self.maximumBytes,
            let bytes = Files.contents(path)
        else { throw RosterError(line: nil, sentence: "it is no file of at most 16 MiB that can be read") }
        try self.init(reading: bytes)
    }

    /// Reads a table of RFC 4180: its column `submission` names folders, else its first column does.
    init(reading bytes: [UInt8]) throws(RosterError) {
        guard var text = String(validating: bytes, as: UTF8.self) else {
            throw RosterError(line: nil, sentence: "it is not UTF-8; export it as 'CSV UTF-8'")
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        var table = CSVTable(text)
        let rows = try table.rows()
        guard let head = rows.first else { throw RosterError(line: nil, sentence: "it is empty") }
        let column = head.fields.firstIndex { $0.lowercased() == "submission" } ?? 0
        var names: [String] = []
        var lines: [String: Int] = [:]
        for row in rows.dropFirst() where row.fields != [""] {
            guard row.fields.count > column, !row.fields[column].isEmpty else {
                throw RosterError(
                    line: row.line, sentence: "the column '\(head.fields[column].visible)' is empty")
            }
            let name = row.fields[column]
            if let first = lines.updateValue(row.line, forKey: name) {
                throw RosterError(
                    line: row.line,
                    sentence: "'\(name.visible)' stands here a second time, after line \(first); remove one")
            }
            names.append(name)
        }
        guard !names.isEmpty else {
            throw RosterError(line: nil, sentence: "no name stands below the heads of its columns")
        }
        self.names = names
    }

    private static let maximumBytes = 16 << 20

    /// Returns the names without a submission, in the order of the list.
    public func absent(from submissions: some Sequence<String>) -> [String] {
        let present = Set(submissions)
        return names.filter { !present.contains($0) }
    }

    /// Returns the submissions that are not in the list, each with the name that was probably meant.
    public func strangers(
        among submissions: some Sequence<String>
    ) -> [(name: String, nearest: String?)] {
        let known = Set(names)
        let strangers = submissions.filter { !known.contains($0) }
        guard !strangers.isEmpty else { return [] }
        let spellings = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
        var comparisons = 0
        return strangers.map { name in
            if let alike = spellings[name.lowercased()] { return (name, alike) }
            // The list of another class makes all of them strangers.
            guard comparisons < Self.maximumComparisons else { return (name, nil) }
            comparisons += names.count
            return (name, nearestName(to: name, among: names))
        }
    }

    /// How many pairs of names are compared before no more is guessed.
    private static let maximumComparisons = 100_000
}

/// Reads the rows of a table whose fields are parted by commas, semicolons or tabs.
private struct CSVTable {
    private var rest: Substring.UnicodeScalarView
    private let separator: Unicode.Scalar
    private var line = 1

    init(_ text: String) {
        rest = text[...].unicodeScalars
        let head = text.unicodeScalars.prefix { $0 != "\n" }
        let counts = [",", ";", "\t"].map { (sign: Unicode.Scalar) in
            (sign, head.count { $0 == sign })
        }
        separator = counts.max { $0.1 < $1.1 }?.0 ?? ","
    }

    /// Returns the rows with the lines that they begin in; a line without anything is a row of one empty field.
    mutating func rows() throws(Roster.RosterError) -> [(line: Int, fields: [String])] {
        var rows: [(line: Int, fields: [String])] = []
        while !rest.isEmpty { rows.append((line, try row())) }
        return rows
    }

    private mutating func row() throws(Roster.RosterError) -> [String] {
        var fields: [String] = []
        repeat { fields.append(try field()) } while take(separator)
        _ = take("\r")
        guard rest.isEmpty || take("\n") else {
            throw Roster.RosterError(line: line, sentence: "something stands behind a closing quotation mark")
        }
        line += 1
        return fields
    }

    private mutating func field() throws(Roster.RosterError) -> String {
        guard take("\"") else {
            let field = rest.prefix { $0 != separator && $0 != "\n" && $0 != "\r" }
            rest = rest.dropFirst(field.count)
            return String(String.UnicodeScalarView(field)).withoutOuterBlanks
        }
        var field = String.UnicodeScalarView()
        let start = line
        while let scalar = rest.popFirst() {
            if scalar == "\n" { line += 1 }
            if scalar == "\"", !take("\"") { return String(field).withoutOuterBlanks }
            field.append(scalar)
        }
        throw Roster.RosterError(line: start, sentence: "a quotation mark is not closed")
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}

extension String {
    /// The text without blanks at its ends.
    fileprivate var withoutOuterBlanks: String {
        let start = drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }
}
