import Testing

@testable import kata_swift

/// The mistakes that a machine makes in a source, and the guards that choose between them.
@Suite struct MutantWriterTests {
    /// Returns the mistakes of a source, each as its kind and the source with it.
    private func mutants(_ text: String) -> (all: [String], copy: String) {
        let file = SourceFile(path: "/s/A.swift", text: text)
        let writer = MutantWriter([file], in: ["A.swift"], below: "/s")
        let all = writer.mutants.map { mutant in
            let bytes = Array(text.utf8)
            let changed =
                bytes[..<mutant.range.lowerBound] + Array(mutant.replacement.utf8)
                + bytes[mutant.range.upperBound...]
            return "\(mutant.kind.rawValue): \(String(decoding: changed, as: UTF8.self))"
        }
        return (all, writer.insertions.text(of: file))
    }

    @Test func comparisonsAndConditions() {
        let (all, copy) = mutants("func f(_ a: Int) { if a < b { g() } }")
        #expect(
            all == [
                "condition: func f(_ a: Int) { if true { g() } }",
                "condition: func f(_ a: Int) { if false { g() } }",
                "boundary: func f(_ a: Int) { if a <= b { g() } }",
                "negation: func f(_ a: Int) { if a >= b { g() } }",
                "statement: func f(_ a: Int) { if a < b {  } }",
            ])
        #expect(
            copy
                == "func f(_ a: Int) { if (__kataIs(1) ? (true) : (__kataIs(2) ? (false) : (__kataIs(3) ? (a <= b) : "
                + "(__kataIs(4) ? (a >= b) : a < b)))) { if !__kataIs(5) { g() } } }")
    }

    @Test func longExpressionsAreChosenAsAWhole() {
        #expect(
            mutants("func f() -> C { a + b * c }").copy
                == "func f() -> C { ({ if __kataIs(1) { return (a - b * c) }; if __kataIs(2) { return a + (b / c) }; "
                + "return a + b * c }()) }")
    }

    @Test func resultsNeedTheWordReturnOnce() {
        #expect(
            mutants("var f: Bool { g() }").copy
                == "var f: Bool { if __kataIs(1) { return false }; if __kataIs(2) { return true }; return g() }"
        )
        #expect(
            mutants("func f() -> [Int] { if x { return y }; return z }").all.filter { $0.hasPrefix("result") }
                == [
                    "result: func f() -> [Int] { if x { return [] }; return z }",
                    "result: func f() -> [Int] { if x { return y }; return [] }",
                ])
    }

    @Test func whatMustHappenStays() {
        let (all, _) = mutants(
            "class A: B { let x: Int; var y: Int?; init() { x = 1; y = 2; super.init() }; func f() { super.f() } }"
        )
        #expect(all.filter { $0.hasPrefix("statement") }.count == 1)
        #expect(all.filter { $0.hasPrefix("super call") }.count == 1)
        #expect(mutants("func f() { fatalError(\"no\") }").all.isEmpty)
        #expect(mutants("@A(1) enum E: Int { case a = 1 }").all.isEmpty)
    }

    @Test func argumentsOfOneTypeAreExchanged() {
        let (all, copy) = mutants("func f(a: Int, b: Int, c: Bool) {}; func g() -> C { f(a: x, b: y, c: z) }")
        #expect(
            all == ["arguments: func f(a: Int, b: Int, c: Bool) {}; func g() -> C { f(a: y, b: x, c: z) }"])
        #expect(
            copy.hasSuffix("{ f(a: (__kataIs(1) ? (y) : x), b: (__kataIs(1) ? (x) : y), c: z) }"))
    }

    @Test func loopsCasesAndOrder() {
        let (all, copy) = mutants(
            "func f() { for x in y { z.append(x) }; switch x { case .a: g(); default: break } }")
        #expect(
            all.map { $0.prefix { $0 != ":" } } == [
                "loop", "loop", "statement", "order", "case", "statement",
            ])
        #expect(copy.contains("for x in y { if __kataIs(1) { break };"))
        #expect(copy.contains("case .a where !__kataIs(5): if !__kataIs(6) { g() }"))
    }
}
