import KataDiagnostics
import KataTesting
import KataTranscript
import Testing

@testable import KataAuthoring

/// Which members of a module changed lines belong to, told by indentation alone.
@Suite struct ChangedMembersTests {
    private static let types = ModuleTypes(types: [
        TypeDescription(
            name: "Lamp", kind: .classType,
            methods: [Signature(name: "press"), Signature(name: "dim")],
            properties: [PropertyDescription(name: "level", isSettable: false)]),
        TypeDescription(name: "Off", kind: .structure, methods: [Signature(name: "pressed")]),
    ])

    /// Returns the names of the members that the lines with a `◆` belong to.
    private func members(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let marked = lines.indices.filter { lines[$0].contains("◆") }.map { $0 + 1 }
        let file = SourceFile(path: "Lamp.swift", text: text.filter { $0 != "◆" })
        return ChangedMembers(types: Self.types).members(of: marked, in: file).map(\.name)
    }

    @Test func bodyBelongsToItsMethod() {
        let found = members(
            """
            final class Lamp: Light {
                func press() {
                    if level > 0 {
                        dim() ◆
                    }
                }
                func dim() {}
            }
            """)
        #expect(found == ["Lamp.press"])
    }

    @Test func parameterOfAKnownTypeIsNoDeclaration() {
        let found = members(
            """
            struct Off {
                func pressed(lamp: Lamp) { ◆
                    return Lamp() ◆
                }
            }
            """)
        #expect(found == ["Off.pressed"])
    }

    @Test func propertyAndInitializerNameThemselves() {
        let found = members(
            """
            extension Lamp {
                var level: Int { 1 } ◆
                init() {
                    level = 2 ◆
                }
            }
            """)
        #expect(found == ["Lamp.level", "Lamp.init"])
    }

    @Test func languagesWithoutBracesDoAsWell() {
        let found = members(
            """
            class Lamp(Light):
                def press(self):

                    self.level = 3 ◆

                def dim(self): ◆
                    pass
            """)
        #expect(found == ["Lamp.press", "Lamp.dim"])
    }

    @Test func whatBelongsToNoMemberIsTheTypes() {
        let found = members(
            """
            class Lamp {
                private func heat() { 1 } ◆
            }
            func free() {
                1 ◆
            }
            """)
        #expect(found == ["Lamp"])
    }

    @Test func declarationOfATypeIsTheTypes() {
        #expect(members("struct Off: Lamp { ◆\n    let a = 1\n}") == ["Off"])
    }
}
