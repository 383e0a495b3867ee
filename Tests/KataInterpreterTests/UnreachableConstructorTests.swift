import KataDiagnostics
import KataInterpreter
import KataScript
import KataTesting
import KataTranscript
import Testing

@Suite("What no script can make is told before a run")
struct UnreachableConstructorTests {
    /// A type whose first initializer is out of reach, one of which all are, and a generic one.
    private static let types: ModuleTypes = {
        let text = ParameterDescription(label: "text", name: "text", type: "String")
        var hidden = Signature(name: "init", parameters: [text], returns: "Vault")
        hidden.unreachable = "it is private"
        let open = Signature(name: "init", parameters: [], returns: "Vault")
        var named = Signature(name: "init", parameters: [], returns: "Box")
        named.unreachable = "its arguments do not give the generic parameter T of Box: write 'Box<…>'"
        var lock = Signature(name: "lock", parameters: [text])
        lock.unreachable = "it is private"
        return ModuleTypes(types: [
            TypeDescription(name: "Vault", kind: .structure, constructors: [hidden, open], methods: [lock]),
            TypeDescription(name: "Cell", kind: .classType, constructors: [hidden]),
            TypeDescription(name: "Box", kind: .structure, constructors: [named]),
        ])
    }()

    private func told(_ script: String) -> [String] {
        let file = SourceFile(path: "k", text: script)
        var diagnostics = Diagnostics()
        let scenario = Scenario(
            name: "s", range: SourceRange(0, 0),
            commands: ScriptParser.block(LocatedText(whole: file), diagnostics: &diagnostics))
        let kata = Kata(
            id: "k", file: file, title: LocalizedText("k"), module: Name("k", range: SourceRange(0, 0)),
            scenarios: [scenario])
        ModuleChecker.check(kata, against: Self.types, diagnostics: &diagnostics)
        return diagnostics.found.map { "\($0.code.id) \($0.message)" }
    }

    @Test func aConstructorOutOfReachIsReported() {
        #expect(told("let c = Cell(text: \"x\")") == ["E0808 'Cell' is out of reach: it is private"])
        #expect(told("let v = Vault()") == [])
        let reason = "its arguments do not give the generic parameter T of Box: write 'Box<…>'"
        #expect(told("let b = Box()") == ["E0808 'Box' is out of reach: \(reason)"])
    }

    @Test("and wrong arguments of it are not reported as well")
    func aCallIsReportedOnce() {
        #expect(told("let c = Cell(1, 2, 3)") == ["E0808 'Cell' is out of reach: it is private"])
        #expect(
            told("let v = Vault()\nv.lock(1, 2)") == ["E0808 'lock' is out of reach: it is private"])
        #expect(told("let v = Vault(1, 2)") == ["E0804 'Vault' does not take the arguments '(_:_:)'"])
    }
}
