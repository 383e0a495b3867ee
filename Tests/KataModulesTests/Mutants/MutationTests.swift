import KataDiagnostics
import KataTesting
import Testing

@testable import KataModules

@Suite struct MutationTests {
    private static let gate = """
        func open() {
            if hour < 12 {
                print("open")
            } else {
                print("closed")
            }
        }

        """

    /// Makes the only mutant of a file out of a reference of two files.
    private static func mutate(_ changes: String) -> (files: [String]?, told: String) {
        let text = "mutants: 1\nmistakes:\n  wrong:\n    why: x\n    changes:\n" + changes
        let source = SourceFile(path: "mutants.yaml", text: text)
        let mutants = MutantReader.mutants(source)
        var diagnostics = mutants.diagnostics
        let files = [("Clock.swift", "let hour = 11\n"), ("Gate.swift", gate)]
        let reference = SourceSet(
            files: files.map { SourceSet.File(name: $0.0, path: $0.0, bytes: Array($0.1.utf8)) })
        let mutated = mutants.manifest?.first.flatMap {
            Mutation(of: reference).sources(of: $0, diagnostics: &diagnostics)
        }
        return (
            mutated?.files.map { String(decoding: $0.bytes, as: UTF8.self) }, diagnostics.told(in: source)
        )
    }

    @Test func changesOfAllFilesAreMade() {
        let (files, told) = Self.mutate(
            """
                  - {in: Gate.swift, from: '"closed"', to: '"open"'}
                  - {in: Clock.swift, from: "11", to: "12"}
                  - {in: Gate.swift, from: '"open"', to: '"closed"'}
            """)
        #expect(told == "")
        #expect(
            files == [
                "let hour = 12\n",
                Self.gate.replacing("open\")", with: "?").replacing("closed", with: "open").replacing(
                    "?", with: "closed\")"),
            ])
    }

    @Test func textThatIsNotThereIsToldWithTheNearestLine() {
        let (files, told) = Self.mutate(
            """
                  - in: Gate.swift
                    from: if hour <= 12 {
                  - in: Gate.swift
                    from: |
                      } else {
                          print("shut")
                      }
                  - in: Gate.swift
                    from: something else
            """)
        #expect(files == nil)
        #expect(
            told == """
                mutants.yaml:7:15: error[E0707]: 'if hour <= 12 {' does not occur in Gate.swift; line 2 has 'if hour < 12 {'
                          from: if hour <= 12 {
                                ^^^^^^^^^^^^^^^
                mutants.yaml:9:15: error[E0707]: the lines from '} else {' on do not occur in Gate.swift; line 5 has \
                'print("closed")'
                          from: |
                                ^
                mutants.yaml:14:15: error[E0707]: 'something else' does not occur in Gate.swift; line 4 has '} else {'
                          from: something else
                                ^^^^^^^^^^^^^^

                """)
    }

    @Test func textThatIsThereTwiceIsTold() {
        let (files, told) = Self.mutate("      - {in: Gate.swift, from: print, to: debugPrint}\n")
        #expect(files == nil)
        #expect(
            told == """
                mutants.yaml:6:32: error[E0707]: 'print' occurs 2 times in Gate.swift, in lines 3, 5: write more of the text \
                around the place
                        - {in: Gate.swift, from: print, to: debugPrint}
                                                 ^^^^^

                """)
    }

    @Test func aFileThatTheReferenceLacksIsTold() {
        let (files, told) = Self.mutate(
            "      - {in: Gates.swift, from: hour}\n      - {in: x, from: hour}\n")
        #expect(files == nil)
        #expect(
            told.contains("error[E0708]: the reference has no file 'Gates.swift'; did you mean 'Gate.swift'?")
        )
        #expect(told.contains("the reference has no file 'x'; its files are Clock.swift, Gate.swift"))
    }

    @Test func twoChangesOfOnePlaceAreTold() {
        let (files, told) = Self.mutate(
            """
                  - {in: Gate.swift, from: "hour < 12", to: "hour > 12"}
                  - {in: Gate.swift, from: "< 12 {", to: "<= 12 {"}
            """)
        #expect(files == nil)
        #expect(
            told.contains(
                "error[E0710]: another change of the same solution holds line 2 of Gate.swift already: make one of both"
            ))
    }
}
