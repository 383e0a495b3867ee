import Testing

@testable import kata_swift

/// The guards that empty members of a copy, and what is said where none can be written.
@Suite struct StubWriterTests {
    /// Returns a text with the guards of the members whose names are marked, and why others have none.
    private func write(_ marked: String) -> (text: String, reasons: [String]) {
        var text = ""
        var wishes: [String] = []
        for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.components(of: "1️⃣")
            if parts.count > 1 {
                wishes.append("empty\t1\tA.swift\t\(index + 1)\t\(parts[0].utf8.count + 1)")
            }
            text += parts.joined() + "\n"
        }
        let file = SourceFile(path: "/s/A.swift", text: text)
        let wanted = Wishes(text: wishes.joined(separator: "\n"))
        let outcome = StubWriter([file], first: file, below: "/s").write(wanted.emptied)
        return (outcome.insertions.text(of: file), outcome.reasons.values.sorted())
    }

    @Test func resultsAreNeutral() {
        let (text, reasons) = write(
            """
            protocol P {}
            class A: P {
                func 1️⃣nothing() { print(1) }
                func 1️⃣number() -> Int { 1 }
                func 1️⃣text(_ x: Int) -> String { if x > 1 { return "a" }; return "b" }
                func 1️⃣maybe() -> P? { self }
                func 1️⃣own() -> P { return self }
                func 1️⃣list() -> [B] { [B()] }
                func 1️⃣object() -> B { B() }
                func 1️⃣closure() -> (Int, Int) -> Bool { { $0 > $1 } }
                func 1️⃣choice(_ x: Bool) -> Double { if x { 1 } else { 2 } }
                func 1️⃣leaves(_ x: Bool) -> Double { if x { return 1 } else { return 2 } }
                func 1️⃣kind() -> Kind { .b }
                var 1️⃣size: Int { 4 }
                var 1️⃣both: Int { get { 4 } set { print(newValue) } }
                func 1️⃣abstract() -> Int { fatalError() }
            }
            class B {}
            enum Kind { case a(Int), b, c }
            """)
        #expect(
            text == """
                protocol P {}
                class A: P {
                    func nothing() { if Solution::__kataIsEmptied(1) { return }; print(1) }
                    func number() -> Int { if Solution::__kataIsEmptied(1) { return 0 }; return 1 }
                    func text(_ x: Int) -> String { if Solution::__kataIsEmptied(1) { return "" }; if x > 1 { return "a" }; return "b" }
                    func maybe() -> P? { if Solution::__kataIsEmptied(1) { return nil }; return self }
                    func own() -> P { if Solution::__kataIsEmptied(1) { return self }; return self }
                    func list() -> [B] { if Solution::__kataIsEmptied(1) { return [] }; return [B()] }
                    func object() -> B { if Solution::__kataIsEmptied(1) { return Solution::__kataNeutral() }; return B() }
                    func closure() -> (Int, Int) -> Bool { if Solution::__kataIsEmptied(1) { return { _, _ in false } }; return { $0 > $1 } }
                    func choice(_ x: Bool) -> Double { if Solution::__kataIsEmptied(1) { return 0 }; return if x { 1 } else { 2 } }
                    func leaves(_ x: Bool) -> Double { if Solution::__kataIsEmptied(1) { return 0 }; if x { return 1 } else { return 2 } }
                    func kind() -> Kind { if Solution::__kataIsEmptied(1) { return .b }; return .b }
                    var size: Int { if Solution::__kataIsEmptied(1) { return 0 }; return 4 }
                    var both: Int { get { if Solution::__kataIsEmptied(1) { return 0 }; return 4 } set { if Solution::__kataIsEmptied(1) { return }; print(newValue) } }
                    func abstract() -> Int { fatalError() }
                }
                class B {}
                enum Kind { case a(Int), b, c }

                """)
        #expect(reasons.isEmpty)
    }

    @Test func whatAResultBuilderMakesIsLeft() {
        let source = """
            protocol Page {
                @Lines var text: String { get }
                @Lines func line(_ x: Int) -> String
            }
            struct Plain: Page {
                var 1️⃣text: String { "a" }
                func 1️⃣line(_ x: Int) -> String { return "b" }
                @Lines func 1️⃣own() -> String { "c" }
            }
            """
        let (text, reasons) = write(source)
        #expect(
            text.contains(
                "func line(_ x: Int) -> String { if Solution::__kataIsEmptied(1) { return \"\" }; return \"b\" }"
            ))
        #expect(text.contains("text: String { \"a\" }"))
        #expect(text.contains("own() -> String { \"c\" }"))
        #expect(reasons.filter { $0 == "a result builder makes what it answers" }.count == 2)
    }

    @Test func whatHasNoNeutralValueIsLeft() {
        let source = """
            protocol P {}
            struct B: P {}
            struct A {
                func 1️⃣other() -> P { B() }
                func 1️⃣never() -> Never { fatalError("x") }
                func 1️⃣ends() -> Never { while true {} }
            }
            """
        let (text, reasons) = write(source)
        #expect(text == source.components(of: "1️⃣").joined() + "\n")
        #expect(reasons == ["Never has no neutral value", "P has no neutral value"])
    }
}

extension StringProtocol {
    /// The parts between occurrences of a mark.
    fileprivate func components(of mark: String) -> [String] {
        split(separator: mark, omittingEmptySubsequences: false).map { String($0) }
    }
}
