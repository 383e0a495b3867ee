import KataDiagnostics
import KataTesting
import Testing

@testable import KataModules

@Suite struct EquivalentReaderTests {
    private static func read(_ text: String) -> ([EquivalentMutant], String) {
        let source = SourceFile(path: "equivalents.yaml", text: text)
        let file = ModuleEquivalents(source)
        return (file.entries, file.diagnostics.told(in: source))
    }

    @Test func entriesAreRead() throws {
        let (entries, told) = Self.read(
            """
            equivalents: 1
            mutants:
              - in: Deep/Gate.swift
                line: if  hour < 12 {
                becomes: 'if hour <= 12 {'
                why: Nobody comes at noon.
              - in: Gate.swift
                line: |
                  close()

                  lock()
                becomes: close()
                why: It locks itself.
              - {in: Gate.swift, line: open(), why: It is open.}
            """)
        #expect(told == "")
        #expect(entries.map(\.file.string) == ["Deep/Gate.swift", "Gate.swift", "Gate.swift"])
        #expect(entries.map(\.oldKey) == [["if hour < 12 {"], ["close()", "lock()"], ["open()"]])
        #expect(entries.map(\.newKey) == [["if hour <= 12 {"], ["close()"], []])
        #expect(entries.map(\.why) == ["Nobody comes at noon.", "It locks itself.", "It is open."])
    }

    @Test func whatIsWrongIsToldAtItsPlace() {
        let (entries, told) = Self.read(
            """
            equivalents: 1
            mutants:
              - in: a
                line: b
                become: c
                why: x
              - {in: a, line: b, becomes: c}
              - {in: a, line: [b], why: x}
            """)
        #expect(entries.map(\.line.string) == ["b"])
        #expect(
            told == """
                equivalents.yaml:5:5: error[E0204]: an equivalent mutant has no key 'become'; did you mean 'becomes'?
                      become: c
                      ^^^^^^
                  fix: write 'becomes': becomes: c
                equivalents.yaml:7:5: error[E0205]: an equivalent mutant needs the key 'why'
                    - {in: a, line: b, becomes: c}
                      ^
                equivalents.yaml:8:19: error[E0206]: 'line' should be text, not a list
                    - {in: a, line: [b], why: x}
                                    ^

                """)
    }

    @Test(arguments: [
        ("", "E0701]: there is no equivalent mutant: begin with 'equivalents: 1'"),
        ("equivalents: 2\nmutants: []", "E0706]: the manifest was written for a newer kata"),
        ("mutants: []", "E0205]: a file of equivalent mutants needs the key 'equivalents'"),
    ])
    func aFileThatIsNoneSaysSo(_ text: String, _ expected: String) {
        let (entries, told) = Self.read(text)
        #expect(entries.isEmpty && told.contains(expected), "\(told)")
    }
}
