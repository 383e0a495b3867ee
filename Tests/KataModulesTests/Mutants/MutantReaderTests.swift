import KataDiagnostics
import KataTesting
import Testing

@testable import KataModules

@Suite struct MutantReaderTests {
    private static func read(_ text: String) -> ([Mutant], String) {
        let source = SourceFile(path: "mutants.yaml", text: text)
        let file = MutantReader.mutants(source)
        return (file.manifest ?? [], file.diagnostics.told(in: source))
    }

    @Test func mutantsAreRead() throws {
        let (mutants, told) = Self.read(
            """
            mutants: 1
            mistakes:
              too-late:
                why: A limit is the classic place to be off by one.
                changes:
                  - in: Deep/Gate.swift
                    from: hour < 12
                    to: hour <= 12
                  - in: Gate.swift
                    from: |
                      close()
                      lock()
            """)
        #expect(told == "")
        let mutant = try #require(mutants.first)
        #expect(mutants.count == 1 && mutant.name.string == "too-late")
        #expect(mutant.why == "A limit is the classic place to be off by one.")
        #expect(mutant.changes.map(\.file.string) == ["Deep/Gate.swift", "Gate.swift"])
        #expect(mutant.changes.map(\.from.string) == ["hour < 12", "close()\nlock()"])
        #expect(mutant.changes.map(\.meansWholeLines) == [false, true])
        #expect(mutant.changes.map(\.to) == ["hour <= 12", ""])
    }

    @Test func whatIsWrongIsToldAtItsPlace() {
        let (mutants, told) = Self.read(
            """
            mutants: 1
            mistakes:
              Too Late:
                why: x
                changes: [{in: a, from: b}]
              no-reason:
                changes:
                  - {in: a, from: b, too: c}
              nothing:
                why: x
                changes: []
              same:
                why: x
                changes:
                  - {in: a, from: b, to: b}
            """)
        #expect(mutants.map(\.name.string) == ["same"])
        #expect(
            told == """
                mutants.yaml:3:3: error[E0213]: a mutant's name should have lower-case letters, digits and hyphens only, \
                not 'Too Late'
                    Too Late:
                    ^^^^^^^^
                mutants.yaml:7:5: error[E0205]: a mutant needs the key 'why'
                      changes:
                      ^^^^^^^
                mutants.yaml:8:26: error[E0204]: a change has no key 'too'; did you mean 'to'?
                        - {in: a, from: b, too: c}
                                           ^^^
                  fix: write 'to': - {in: a, from: b, to: c}
                mutants.yaml:11:14: error[E0709]: 'nothing' changes nothing, so it is the reference: say what it does wrong
                      changes: []
                               ^^
                mutants.yaml:15:23: error[E0709]: 'from' and 'to' are the same text: say what is written instead
                        - {in: a, from: b, to: b}
                                        ^

                """)
    }

    @Test func anEmptyFileAndALaterFormatAreTold() {
        #expect(Self.read("").1.contains("error[E0701]: there is no mutant: begin with 'mutants: 1'"))
        #expect(Self.read("mutants: 2\nwrong: x\n").1.contains("error[E0706]"))
        #expect(Self.read("mutants: 1\n").1.contains("a file of mutants needs the key 'mistakes'"))
    }
}
