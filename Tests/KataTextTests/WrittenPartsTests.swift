import KataText
import Testing

/// Types and signatures as they are written, taken apart.
@Suite struct WrittenPartsTests {
    @Test(arguments: [
        ("Int, [String: Int]", ["Int", " [String: Int]"]),
        ("Map<String, Int>, (Int, Int)", ["Map<String, Int>", " (Int, Int)"]),
        ("(Int) -> Bool, Int", ["(Int) -> Bool", " Int"]),
        ("Int,", ["Int", ""]),
        ("", [""]),
    ])
    func partsStandOutsideOfBrackets(_ text: String, _ parts: [String]) {
        #expect(text[...].splitOutsideBrackets(at: ",").map(String.init) == parts)
    }

    @Test(arguments: [
        ("[Int: Int]: Int", " Int"), ("Outer<[A: B]>", nil), ("label: (A, B)", " (A, B)"),
    ])
    func aPlaceIsFoundOutsideOfBrackets(_ text: String, _ rest: String?) {
        let text = text[...]
        let colon = text.firstOutsideBrackets { text[$0] == ":" }
        #expect(colon.map { String(text[text.index(after: $0)...]) } == rest)
    }

    @Test(arguments: [("(A), (B)", true), ("A) -> (B", false), ("() -> [A]", true), ("A>", false)])
    func bracketsBelongTogether(_ text: String, _ areOwn: Bool) {
        #expect(text[...].closesOnlyItsOwnBrackets == areOwn)
    }
}
