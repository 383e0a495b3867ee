import KataDiagnostics
import KataScript
import KataTesting
import Testing

@Suite("Built-in functions give way to names of the script and the module")
struct BuiltinNameTests {
    /// Returns the codes of what the reader and the checker tell, where the module has a function `min` and a global `size`.
    private func told(_ commands: String) -> [String] {
        let indented = commands.split(separator: "\n").map { "  \($0)\n" }.joined()
        let text = "kata: 1\ntitle: t\nobjects: {list: List()}\nexpect: [x]\ncommands: |\n\(indented)"
        let file = SourceFile(path: "k.yaml", text: text)
        var diagnostics = Diagnostics()
        guard let kata = KataReader.read(file, id: "k", diagnostics: &diagnostics) else { return ["unread"] }
        ScriptChecker.check(kata, diagnostics: &diagnostics) { ["min", "size"].contains($0) }
        // The one object is not used in every script.
        return diagnostics.sorted.filter { $0.code.id != "W0203" }.map {
            "\($0.code.id) \(file.text(in: $0.range))"
        }
    }

    @Test func aNameOfTheScriptHidesOne() {
        #expect(told("let text = list.read()\nlog text\nfor max in text { log max }") == [])
        #expect(told("let abs = { x in x + 1 }\nlog abs(3)\nabs(4)") == [])
    }

    @Test func aFunctionOfTheModuleHidesOne() {
        #expect(told("log min(of: [1], by: 2)\nmin()\nlog size") == [])
        #expect(told("log max(of: 1)") == ["E0405 of"])
    }

    @Test func othersAreKept() {
        #expect(told("log max") == ["E0401 max"])
        #expect(told("max(1, 2)") == ["E0309 max(1, 2)"])
        #expect(told("log [1].map { max($0, 2) }") == [])
        #expect(told("list.each { max($0, 2); log $0 }") == ["E0309 max($0, 2)"])
    }

    @Test func whatAClosureCallsAnArgumentHidesANameAroundIt() {
        #expect(told("let item = 1\nlist.each { item in log item }\nlog item") == [])
        #expect(told("list.each { a, a in log a }") == ["E0402 a"])
        #expect(told("list.each { item in let list = item; log list }") == [])
        // As in Swift, the body is a scope of its own: `var request = request`.
        #expect(told("list.each { item in var item = item; log item }") == [])
        #expect(told("for item in list { var item = item; item += 1 }") == [])
        #expect(told("list.each { item in let a = 1; let a = 2; log a }") == ["E0402 a"])
        #expect(told("first()\nfunc first() { second() }\nfunc second() { log 1 }") == [])
        #expect(
            told("log sqrt(1, 2)\nlog pow(2)\nlog sqrt(of: 2)") == [
                "E0405 sqrt(1, 2)", "E0405 pow(2)", "E0405 of",
            ])
    }

    @Test("and large integers, projected values and types before closures are read")
    func furtherForms() {
        #expect(told("log 18446744073709551615 == list.total\nlog list.$health") == [])
        #expect(told("log 18446744073709551616") == ["E0305 18446744073709551616"])
        #expect(told("Promise<Int> { done in done(4) }.then { log $0 }") == [])
    }
}
