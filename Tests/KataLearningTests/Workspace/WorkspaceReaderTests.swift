import KataDiagnostics
import KataTesting
import Testing

@testable import KataLearning

@Suite struct WorkspaceReaderTests {
    private static func read(_ text: String) -> (workspace: Workspace?, told: String) {
        let file = SourceFile(path: ".kata/workspace.yaml", text: text)
        var diagnostics = Diagnostics()
        let workspace = WorkspaceReader.read(file, diagnostics: &diagnostics)
        return (workspace, diagnostics.told(in: file))
    }

    @Test(arguments: [
        Workspace(kata: "state", file: nil, language: "swift", module: "state", version: "1.0.0"),
        Workspace(kata: "a-1", file: "/k/\"甲\" #.yaml", language: "swift", module: "b", version: "2"),
    ])
    func whatIsWrittenIsRead(_ workspace: Workspace) {
        let (read, told) = Self.read(workspace.text)
        #expect(told == "")
        #expect(read == workspace)
    }

    @Test func aMisspeltKeyIsNamed() {
        let (workspace, told) = Self.read(
            """
            workspace: 1
            kata: state
            langauge: swift
            plugin: state
            version: "1.0.0"
            """)
        #expect(workspace == nil)
        #expect(
            told == """
                .kata/workspace.yaml:3:1: error[E0204]: a workspace has no key 'langauge'; did you mean 'language'?
                  langauge: swift
                  ^^^^^^^^
                  fix: write 'language': language: swift

                """)
    }

    @Test func valuesOfAnotherKindAndANewerFormatAreReportedTogether() {
        let (workspace, told) = Self.read(
            """
            workspace: 2
            kata: 服务员 State
            language: [swift]
            plugin: state
            version: "1.0.0"
            """)
        #expect(workspace == nil)
        #expect(
            told == """
                .kata/workspace.yaml:1:12: error[E0207]: 'workspace' should be a whole number 1, not '2'
                  workspace: 2
                             ^
                .kata/workspace.yaml:2:7: error[E0213]: 'kata' should have lower-case letters, digits and hyphens only, not '服务员 State'
                  kata: 服务员 State
                        ^^^^^^^^^^^^
                .kata/workspace.yaml:3:11: error[E0206]: 'language' should be a name, not a list
                  language: [swift]
                            ^

                """)
    }

    @Test func anEmptyFileIsReported() {
        let (workspace, told) = Self.read("# nothing\n")
        #expect(workspace == nil)
        #expect(
            told == """
                .kata/workspace.yaml:1:1: error[E0201]: the workspace is empty
                  # nothing
                  ^

                """)
    }
}
