import Foundation
import KataDiagnostics
import KataStructure
import KataTesting
import Testing

@testable import KataModules

@Suite struct StructureDeclarationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func manifest(_ structure: String) -> String {
        """
        plugin: 1
        kind: pattern
        id: day
        version: 1.0.0
        contract:
          Work: {make: [Work()], methods: [work()]}
          Noon: {make: [Noon()]}
        \(structure)
        """
    }

    private func told(_ structure: String) -> [String] {
        let source = SourceFile(path: "plugin.yaml", bytes: Array(Self.manifest(structure).utf8))
        return ManifestReader.pattern(source, folder: "day").diagnostics.sorted.map { found in
            let place = source.position(at: found.range.start)
            return "\(place.line):\(place.column) [\(found.code.id)] \(found.message)"
        }
    }

    @Test func whatIsWrongIsToldWhereItStands() {
        let structure = """
            structure: |
              Context is Wrok
              State has 2 or more ConcreteState
              Context hodls one State
              nobody asks which Sttae
            """
        #expect(told(structure) == ["11:11 [E1001] 'hodls' is no verb; did you mean 'holds'?"])
        #expect(
            told(structure.replacing("hodls", with: "holds")) == [
                "9:14 [E1005] the contract has no type 'Wrok'; did you mean 'Work'?",
                "12:21 [E1004] no sentence says who 'Sttae' is; did you mean 'State'?",
            ])
    }

    @Test(arguments: [
        ("Context holds one", "E1002"), ("nobody asks which State today", "E1003"),
        ("State has 0 or more ConcreteState", "E1006"), ("context is Work", "E1007"),
    ])
    func eachFaultOfASentenceHasItsCode(_ sentence: String, _ code: String) {
        let told = told("structure: |\n  Context is Work\n  State has Noon\n  \(sentence)")
        #expect(told.count == 1)
        #expect(told.first?.contains("[\(code)]") ?? false, "\(told)")
    }

    @Test func aPresetTakesNamesCountsAndMoreSentences() throws {
        let manifest = Self.manifest(
            """
            structure:
              preset: mine
              roles: {Context: Work, State: [Noon]}
              counts: {ConcreteState: 4}
              sentences: Context.work calls State
              required: true
            """)
        try folder.write("Plugins/patterns/day/plugin.yaml", manifest)
        try folder.write(
            "Plugins/structures/mine.yaml",
            "structure: 1\nid: mine\nsentences: |\n  State has 2 or more ConcreteState\n  Context holds one State\n"
        )
        let registry = Registry(roots: [.init("\(folder.path)/Plugins", .option)])
        let structure = try #require(try registry.pattern("day").manifest.structure)
        #expect(
            structure.rules.sentences.map(\.text) == [
                "Context is Work", "State has Noon", "State has 4 or more ConcreteState",
                "Context holds one State", "Context.work calls State",
            ])
        #expect(structure.isRequired)
    }

    @Test func aPresetThatIsNotThereGetsTheNearest() throws {
        try folder.write("Plugins/patterns/day/plugin.yaml", Self.manifest("structure: mien"))
        try folder.write(
            "Plugins/structures/mine.yaml", "structure: 1\nid: mine\nsentences: A holds one B\n")
        let registry = Registry(roots: [.init("\(folder.path)/Plugins", .option)])
        do {
            _ = try registry.pattern("day")
            Issue.record("it was read")
        } catch {
            guard case .invalid(_, let diagnostics) = error else { throw error }
            #expect(diagnostics.sorted.map(\.code) == [.unknownStructure])
            #expect(
                diagnostics.sorted.map(\.message) == [
                    "no folder of plugins has 'structures/mien.yaml'; did you mean 'mine'?"
                ])
        }
    }
}
