import Foundation
import KataDiagnostics
import KataTranscript
import KataYAML
import Testing

@testable import KataAuthoring

/// The schema against the catalogue, and against files that are wrong.
@Suite struct KataSchemaTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func names(in folder: String) -> [String] {
        let path = package.appending(path: folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
            !$0.hasPrefix(".") && $0 != "README.md"
        }.sorted()
    }

    private static func problems(_ text: String) -> [String] {
        var diagnostics = Diagnostics()
        let root = YAMLReader.root(of: SourceFile(path: "k.yaml", text: text), diagnostics: &diagnostics)
        guard let root else { return ["/: is no document"] }
        return SchemaValidator(root: KataSchema.document).problems(root.json)
    }

    @Test(arguments: KataSchemaTests.names(in: "Katas"))
    func everyKataFits(_ name: String) throws {
        let text = try String(contentsOf: Self.package.appending(path: "Katas/\(name)"), encoding: .utf8)
        #expect(Self.problems(text) == [])
    }

    @Test func whatTheReaderCallsWrongInShapeDoesNotFit() throws {
        var told = ""
        for name in Self.names(in: "Tests/Corpus/bad") where name.hasPrefix("E02") || name.hasPrefix("E050") {
            let file = Self.package.appending(path: "Tests/Corpus/bad/\(name)/kata.yaml")
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                case let problems = Self.problems(text), !problems.isEmpty
            else { continue }
            told += "\(name)\n" + problems.map { "  \($0)\n" }.joined()
        }
        #expect(told == Self.expected)
    }

    @Test(arguments: [
        ("dificulty: 2", "/: 'dificulty' is not allowed"),
        ("difficulty: 9", "/difficulty: is too large"),
        ("limits: {tme: 5s}", "/limits: 'tme' is not allowed"),
        ("limits: {time: 5}", "/limits/time: is integer, not string"),
        ("undo: 3.5", nil),
        ("params: [{n: 1}, {n: {expr: .a}}]", nil),
        ("hints: [a, {en: b, zh: c}, {for: x, text: {en: d}}, {for: [x, y], text: e}]", nil),
        ("hints: [{for: x, text: y, en: z}]", "/hints/0: 'en' is not allowed"),
        ("module: State", "/module: 'State' does not fit ^[a-z0-9][a-z0-9-]{0,99}$"),
    ])
    func aKeyIsNamed(_ line: String, _ problem: String?) throws {
        let text = "kata: 1\ntitle: T\ncommands: |\n  log 1\nexpect: []\n\(line)\n"
        #expect(Self.problems(text) == [problem].compactMap { $0 })
    }

    @Test(arguments: [
        ("[{globb: x}]", "/expect/0: 'globb' is not allowed"),
        ("[{glob: x, re: y}]", "/expect/0: has too many keys"),
        ("[{}]", "/expect/0: has too few keys"),
        ("[{times: {n: 2, off: a}}]", "/expect/0/times: 'off' is not allowed"),
        ("[{times: {n: 2, of: {hass: a}}}]", "/expect/0/times/of: 'hass' is not allowed"),
        ("[{unordered: [a, {ree: b}]}]", "/expect/0/unordered/1: 'ree' is not allowed"),
        ("{log: [a], nevr: [b]}", "/expect: 'nevr' is not allowed"),
        ("{log: [{has: 1}], never: [2], error: x}", nil),
    ])
    func aMatcherIsNamed(_ expect: String, _ problem: String?) throws {
        let problems = Self.problems("kata: 1\ntitle: T\ncommands: |\n  log 1\nexpect: \(expect)\n")
        #expect(problems.first == problem, "\(problems)")
    }

    @Test func commandsStandInOnePlace() throws {
        #expect(Self.problems("kata: 1\ntitle: T\n") == ["/: 'commands' is missing"])
        #expect(
            Self.problems("kata: 1\ntitle: T\nexpect: []\nscenarios: [{name: a, commands: b}]\n")
                == ["/expect: is not allowed here"])
    }

    private static let expected = """
        E0201-empty
          /: is no document
        E0202-no-format
          /: 'kata' is missing
        E0203-newer
          /kata: is too large
          /: 'commands' is missing
        E0203-no-number
          /kata: is string, not integer
          /: 'title' is missing
          /: 'commands' is missing
        E0204-unknown-key
          /: 'dificulty' is not allowed
          /: 'author' is not allowed
        E0205-no-commands
          /: 'commands' is missing
        E0205-no-title
          /: 'title' is missing
        E0206-tags
          /tags: is string, not array
          /limits: is string, not object
        E0207-difficulty
          /difficulty: is string, not integer
          /points: is too large
        E0208-pattern
          /pattern: "obsever" is none of the words
        E0209-hidden
          /scenarios/0/hidden: is string, not boolean
        E0210-comma
          /title/世界: is null, not string or number or boolean
        E0211-empty-value
          /title: is null, not string or number or boolean or object
        E0212-limits
          /limits/time: is integer, not string
          /limits/memory: '1GB' does not fit ^[0-9]{1,12}(KiB|MiB|GiB)$
          /settle: '很久' does not fit ^[0-9]{1,12}(ms|s|min)$
        E0213-module
          /module: '状态' does not fit ^[a-z0-9][a-z0-9-]{0,99}$
        E0214-commands-beside-scenarios
          /commands: is not allowed here
        E0220-list
          /commands: is array, not string or number or boolean
        E0221-comma
          /objects/2): is null, not string or number or boolean
        E0221-list
          /objects/all: is array, not string or number or boolean
        E0223-unknown-scenario
          /hints/5: 'txt' is not allowed
          /hints/5: 'text' is missing
        E0502-empty
          /expect: is null, not string or number or boolean or array or object
        E0503-note
          /expect/0: '注意' is not allowed
        E0503-two-matchers
          /expect/0: has too many keys
        E0504-list
          /expect/0: is array, not string or number or boolean or object
          /expect/1: is null, not string or number or boolean or object

        """
}

extension YAMLNode {
    /// The node as a reader of YAML 1.2's core schema sees it.
    fileprivate var json: JSON {
        switch kind {
        case .sequence: .array(items.map(\.json))
        case .mapping: .object(entries.map { JSON.Member($0.key.string, $0.value.json) })
        case .scalar(.plain): plain
        case .scalar: .string(string)
        case .refused: .null
        }
    }

    private var plain: JSON {
        switch string {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default:
            if let integer = Int64(string) { return .integer(integer) }
            let isNumber = string.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
            return isNumber ? Double(string).map { .float($0) } ?? .string(string) : .string(string)
        }
    }
}
