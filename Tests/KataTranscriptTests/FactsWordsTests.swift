import KataTranscript
import Testing

/// The words of facts, and those that a later reader of some language may use.
@Suite struct FactsWordsTests {
    private func member(_ access: String?, does facts: String) throws -> MemberFacts {
        let access = access.map { "\"access\":\"\($0)\"," } ?? ""
        let text = """
            {"facts":1,"functions":[{"name":"f","kind":"method",\(access)"at":[1,1,1],"does":[\(facts)]}]}
            """
        return try #require(ModuleFacts(json: JSONReader.read(Array(text.utf8)))?.functions.first)
    }

    private func fact(_ words: String) throws -> CodeFact {
        try #require(member(nil, does: "{\(words),\"at\":[1,1,1]}").facts.first)
    }

    @Test func wordsAreRead() throws {
        let call = try fact(#""is":"call","how":"function","via":"super","with":["self","nil","element"]"#)
        #expect(call.kind == .call && call.callee == .function && call.via == .base)
        #expect(call.with == [.itself, .null, .element])
        #expect(call.question == nil && call.destination == nil)
        #expect(try fact(#""is":"call","how":"named""#).callee == .namesake)
        #expect(try fact(#""is":"ask","how":"key""#).question == .lookup)
        #expect(try fact(#""is":"function","how":"return""#).destination == .result)
    }

    @Test func wordsThatAreNotKnownAreSomethingElse() throws {
        #expect(try fact(#""is":"get","via":"telepathy","with":["telepathy"]"#).via == .other)
        #expect(try fact(#""is":"set","with":["telepathy"]"#).with == [.other])
        #expect(try fact(#""is":"ask","how":"politely""#).question == .other)
        #expect(try fact(#""is":"function","how":"there""#).destination == .other)
        #expect(try fact(#""is":"call","how":"loudly""#).callee == .member)
        #expect(try member("friends", does: "").access == .other)
    }

    @Test func whatIsNotSaidIsNotThere() throws {
        let fact = try fact(#""is":"write""#)
        #expect(fact.via == nil && fact.with.isEmpty && fact.question == nil && fact.destination == nil)
        #expect(try fact.via == self.fact(#""is":"get","via":"""#).via)
        #expect(try member(nil, does: "").access == .internal)
    }
}
