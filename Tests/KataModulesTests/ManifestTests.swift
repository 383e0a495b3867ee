import KataDiagnostics
import KataTesting
import Testing

@testable import KataModules

@Suite struct ManifestTests {
    private static func pattern(_ text: String, folder: String = "state") -> (PatternManifest?, String) {
        let source = SourceFile(path: "plugin.yaml", text: text)
        let file = ManifestReader.pattern(source, folder: folder)
        return (file.manifest, file.diagnostics.told(in: source))
    }

    private static func language(_ text: String) -> (LanguageManifest?, String) {
        let source = SourceFile(path: "plugin.yaml", text: text)
        let file = ManifestReader.language(source, folder: "tongue")
        return (file.manifest, file.diagnostics.told(in: source))
    }

    @Test func aPatternIsRead() throws {
        let (manifest, told) = Self.pattern(
            """
            plugin: 1
            kind: pattern
            id: state
            version: 1.2.0
            title: {en: State, zh: 状态}
            language: swift
            swift: 6
            contract:
              Work:
                make: [Work(), "Work(at: Double)"]
                properties: {hour: Double, finished: "Bool {get}"}
                methods: [writeProgram()]
              Mood:
                cases: [fresh, tired]
            """)
        #expect(told == "")
        let read = try #require(manifest)
        #expect(read.id == "state")
        #expect(read.version == "1.2.0")
        #expect(read.titles.map { "\($0.locale) \($0.text)" } == ["en State", "zh 状态"])
        #expect(read.language == "swift")
        #expect(read.languageMode == 6)
        let types = try #require(read.contract?.types)
        #expect(types.map(\.name) == ["Work", "Mood"])
        #expect(types[0].constructors == ["Work()", "Work(at: Double)"])
        #expect(
            types[0].properties.map { "\($0.name): \($0.type)" } == ["hour: Double", "finished: Bool {get}"])
        #expect(types[0].methods == ["writeProgram()"])
        #expect(types[1].cases == ["fresh", "tired"])
    }

    @Test func theLeastPatternHasDefaults() throws {
        let read = try #require(Self.pattern("plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\n").0)
        #expect(
            read.titles.isEmpty && read.language == "swift" && read.languageMode == nil
                && read.contract == nil)
    }

    @Test func aLanguageIsRead() throws {
        let (manifest, told) = Self.language(
            """
            plugin: 1
            kind: language
            id: tongue
            version: 1.0.0
            title: Tongue
            extensions: [t, tt]
            tools: [cc, ld]
            detect: [cc, --version]
            runtime:
              - [cc, "{plugin}/rt.c"]
            build:
              - [cc, --plan, "{sources}"]
              - "{jobs}"
            repair: [cc, --mend]
            run: ["{out}/worker"]
            serve: ["{out}/worker", --serve]
            """)
        #expect(told == "")
        let read = try #require(manifest)
        #expect(read.extensions == ["t", "tt"])
        #expect(read.tools == ["cc", "ld"])
        #expect(read.detect == .command(["cc", "--version"]))
        #expect(read.runtime == [.command(["cc", "{plugin}/rt.c"])])
        #expect(read.build == [.command(["cc", "--plan", "{sources}"]), .printedJobs])
        #expect(read.repair == .command(["cc", "--mend"]))
        #expect(read.run == .command(["{out}/worker"]))
        #expect(read.serve == .command(["{out}/worker", "--serve"]))
    }

    @Test(arguments: [
        (
            "",
            """
            plugin.yaml:1:1: error[E0701]: the manifest is empty: begin with 'plugin: 1'
              \("")
              ^

            """
        ),
        (
            "plugin: 1\nkind: language\nid: state\n",
            """
            plugin.yaml:2:7: error[E0702]: a language plugin stands where a pattern plugin is looked for
              kind: language
                    ^^^^^^^^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: stat\nversion: 1.0.0\n",
            """
            plugin.yaml:3:5: error[E0703]: the id 'stat' and the folder's name 'state' differ: a plugin is found by its folder
              id: stat
                  ^^^^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\nlangauge: swift\n",
            """
            plugin.yaml:5:1: error[E0204]: a pattern module's manifest has no key 'langauge'; did you mean 'language'?
              langauge: swift
              ^^^^^^^^
              fix: write 'language': language: swift

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\n",
            """
            plugin.yaml:1:1: error[E0205]: a pattern module's manifest needs the key 'version'
              plugin: 1
              ^^^^^^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\ncontract:\n  工作: {makes: [A()]}\n",
            """
            plugin.yaml:6:10: error[E0204]: a type of the contract has no key 'makes'; did you mean 'make'?
                工作: {makes: [A()]}
                       ^^^^^
              fix: write 'make': 工作: {make: [A()]}

            """
        ),
        (
            "plugin: 2\nkind: pattern\nid: state\nversion: 1.0.0\n",
            """
            plugin.yaml:1:9: error[E0706]: the manifest was written for a newer kata: its format is 2, this program reads 1
              plugin: 2
                      ^

            """
        ),
        (
            "plugin: 1\nkind: modul\nid: state\nversion: 1.0.0\n",
            """
            plugin.yaml:2:7: error[E0208]: 'kind' cannot be 'modul'; it is one of pattern, language
              kind: modul
                    ^^^^^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\nswift: 7\n",
            """
            plugin.yaml:5:8: error[E0207]: 'swift' should be a whole number from 5 to 6, not '7'
              swift: 7
                     ^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: State\nversion: 1.0.0\n",
            """
            plugin.yaml:3:5: error[E0213]: 'id' should have lower-case letters, digits and hyphens only, not 'State'
              id: State
                  ^^^^^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\ncontract: [Work]\n",
            """
            plugin.yaml:5:11: error[E0206]: 'contract' should be a map, not a list
              contract: [Work]
                        ^

            """
        ),
        (
            "- plugin\n",
            """
            plugin.yaml:1:1: error[E0206]: a pattern module's manifest should be a map of keys and values, not a list
              - plugin
              ^

            """
        ),
        (
            "plugin: 1\nkind: pattern\nid: state\nversion: 1.0.0\nid: state\n",
            """
            plugin.yaml:5:1: error[E0113]: 'id' is given twice; keep one of the two
              id: state
              ^^
            plugin.yaml:3:1: note: 'id' was given here first
              id: state
              ^^

            """
        ),
    ])
    func aWrongPatternIsTold(_ text: String, _ wanted: String) {
        let (manifest, told) = Self.pattern(text)
        #expect(manifest == nil)
        #expect(told == wanted)
    }

    @Test func aStepIsAListOrPrintedJobs() {
        let (manifest, told) = Self.language(
            """
            plugin: 1
            kind: language
            id: tongue
            version: 1.0.0
            title: Tongue
            extensions: [t]
            tools: [cc]
            detect: [cc, --version]
            build:
              - cc --plan
              - [cc, [nested]]
            run: ["{out}/worker"]
            """)
        #expect(manifest == nil)
        #expect(
            told == """
                plugin.yaml:10:5: error[E0704]: 'cc --plan' is no step: write a list of words, or "{jobs}" for those that \
                were printed
                    - cc --plan
                      ^^^^^^^^^
                plugin.yaml:11:10: error[E0206]: a word of a step should be text, not a list
                    - [cc, [nested]]
                           ^

                """)
    }

    @Test func aLanguageNeedsItsKeys() {
        let (manifest, told) = Self.language("plugin: 1\nkind: language\nid: tongue\nversion: 1.0.0\n")
        #expect(manifest == nil)
        let keys = ["title", "extensions", "tools", "detect", "build", "run"]
        #expect(
            told
                == keys.map {
                    """
                    plugin.yaml:1:1: error[E0205]: a language's manifest needs the key '\($0)'
                      plugin: 1
                      ^^^^^^

                    """
                }.joined())
    }
}
