import KataDiagnostics
import KataYAML
import Testing

@Suite struct MapReaderTests {
    private static let table = MapTable(
        "a manifest",
        [
            MapKey("plugin", .integer(1...1), "the format", isRequired: true),
            MapKey("kind", .choice(["pattern", "language"]), "what it is", isRequired: true),
            MapKey("id", .identifier, "the name"),
            MapKey("title", .text, "for people"),
            MapKey("fresh", .truth, "whether"),
            MapKey("wait", .duration, "how long"),
            MapKey("room", .size, "how large"),
            MapKey("tools", .list(.text), "programs"),
            MapKey("inner", .map(MapTable("'inner'", [MapKey("n", .integer(0...9), "a digit")])), "a map"),
        ])

    private func told(_ text: String, _ use: (MapReader, inout Diagnostics) -> Void = { _, _ in }) -> [String]
    {
        let file = SourceFile(path: "k.yaml", text: text)
        var diagnostics = Diagnostics()
        if let root = YAMLReader.root(of: file, diagnostics: &diagnostics),
            let map = MapReader(root, Self.table, diagnostics: &diagnostics)
        {
            use(map, &diagnostics)
        }
        return diagnostics.sorted.map {
            DiagnosticText().place(of: $0.range, in: file) + " " + $0.code.id + " " + $0.message
        }
    }

    @Test func takesEachValueAsWhatTheTableSays() {
        let text = """
            plugin: 1
            kind: pattern
            id: state
            title: 状态
            fresh: true
            wait: 2min
            room: 3KiB
            tools: [a, b]
            inner: {n: 7}
            """
        let found = told(text) { map, diagnostics in
            #expect(map.integer("plugin", diagnostics: &diagnostics) == 1)
            #expect(map.choice("kind", diagnostics: &diagnostics) == "pattern")
            #expect(map.identifier("id", diagnostics: &diagnostics)?.string == "state")
            #expect(map.string("title", diagnostics: &diagnostics) == "状态")
            #expect(map.truth("fresh", diagnostics: &diagnostics) == true)
            #expect(map.milliseconds("wait", diagnostics: &diagnostics) == 120_000)
            #expect(map.byteCount("room", diagnostics: &diagnostics) == 3072)
            #expect(map.strings("tools", diagnostics: &diagnostics) == ["a", "b"])
            #expect(map.map("inner", diagnostics: &diagnostics)?.integer("n", diagnostics: &diagnostics) == 7)
        }
        #expect(found == [])
    }

    @Test func reportsUnknownAndMissingKeys() {
        #expect(
            told("plugin: 1\nknd: pattern\nwhatever: 1\n") == [
                "k.yaml:2:1 E0204 a manifest has no key 'knd'; did you mean 'kind'?",
                "k.yaml:3:1 E0204 a manifest has no key 'whatever'; its keys are plugin, kind, id, title, fresh, wait, room, tools, inner",
            ])
        // A key that was misspelt is not missing as well.
        #expect(told("plugin: 1\n") == ["k.yaml:1:1 E0205 a manifest needs the key 'kind'"])
        #expect(
            told("- a\n") == ["k.yaml:1:1 E0206 a manifest should be a map of keys and values, not a list"])
    }

    @Test func reportsValuesOfAnotherKind() {
        let text = """
            plugin: '1'
            kind: patern
            id: My Id
            title: [a]
            fresh: yes
            wait: 5
            room: 1GB
            tools: a
            inner: {n: 10}
            """
        let found = told(text) { map, diagnostics in
            #expect(map.integer("plugin", diagnostics: &diagnostics) == nil)
            #expect(map.choice("kind", diagnostics: &diagnostics) == nil)
            #expect(map.identifier("id", diagnostics: &diagnostics) == nil)
            #expect(map.string("title", diagnostics: &diagnostics) == nil)
            #expect(map.truth("fresh", diagnostics: &diagnostics) == nil)
            #expect(map.milliseconds("wait", diagnostics: &diagnostics) == nil)
            #expect(map.byteCount("room", diagnostics: &diagnostics) == nil)
            #expect(map.strings("tools", diagnostics: &diagnostics) == [])
            #expect(
                map.map("inner", diagnostics: &diagnostics)?.integer("n", diagnostics: &diagnostics) == nil)
        }
        #expect(
            found == [
                "k.yaml:1:9 E0207 'plugin' should be a whole number 1, not '1'",
                "k.yaml:2:7 E0208 'kind' cannot be 'patern'; did you mean 'pattern'?",
                "k.yaml:3:5 E0213 'id' should have lower-case letters, digits and hyphens only, not 'My Id'",
                "k.yaml:4:8 E0206 'title' should be text, not a list",
                "k.yaml:5:8 E0209 'fresh' should be true or false, not 'yes'",
                "k.yaml:6:7 E0212 'wait' should be a duration such as 5s, 500ms or 2min, not '5'",
                "k.yaml:7:7 E0212 'room' should be a size such as 64KiB, 256MiB or 1GiB, not '1GB'",
                "k.yaml:8:8 E0206 'tools' should be a list, not text",
                "k.yaml:9:12 E0207 'n' should be a whole number from 0 to 9, not '10'",
            ])
    }

    @Test func whatYAMLRefusedIsNotReportedAgain() {
        #expect(told("plugin: 1\nkind: *x\n") { _ = $0.choice("kind", diagnostics: &$1) }.count == 1)
    }
}
