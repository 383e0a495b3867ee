import KataTranscript
import Testing

/// Answers that a solution wrote in place of its language's runtime.
@Suite struct ForgedAnswerTests {
    private func answer(_ text: String, telling told: RecordedParts) throws -> Answer? {
        let json = try JSONReader.read(Array(text.utf8))
        return try Result<Answer, ModuleError>(json: json, telling: told)?.get()
    }

    private func calls(first: Int, parents: [Int]) -> String {
        let list = parents.map { "[\($0),1,0,0]" }.joined(separator: ",")
        return """
            {"ok":null,"calls":{"first":\(first),"types":["Work"],"members":[["Work","x()","method"]],"list":[\(list)]}}
            """
    }

    @Test(arguments: [
        (Int.max, [-1, -1]), (.min, [0]), (-1, [-1]), (0, [.min]), (0, [.max]), (0, [-2]), (7, [8]),
    ])
    func numbersThatNoCountHasAreRefused(_ first: Int, _ parents: [Int]) throws {
        #expect(try answer(calls(first: first, parents: parents), telling: .calls) == nil)
    }

    @Test func callsAreReadWhereTheyWereAskedForAlone() throws {
        let text = calls(first: 0, parents: [-1, 0])
        #expect(try answer(text, telling: .calls)?.calls?.calls.count == 2)
        #expect(try answer(text, telling: [])?.calls == nil)
        #expect(try answer(calls(first: .max, parents: [-1]), telling: []) != nil)
    }

    @Test func noMoreIsKeptThanTheProtocolHas() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let node = "{\"id\":1,\"type\":\"A\",\"fields\":[[\"a\",{\"text\":\"\(long)\"}]],\"more\":\(Int.max)}"
        let nodes = [String](repeating: node, count: 3).joined(separator: ",")
        let graph = try #require(
            answer("{\"ok\":null,\"objects\":{\"nodes\":[\(nodes)]}}", telling: .objects)?.objects)
        #expect(graph.objects.count == 3)
        for object in graph.objects {
            #expect(object.omittedFields == 0)
            guard case .text(let text)? = object.fields.first?.content else { return #expect(Bool(false)) }
            #expect(text.utf8.count < 10_000)
        }
        let many = [String](repeating: "{\"id\":1,\"type\":\"A\"}", count: 500).joined(separator: ",")
        let cut = try answer("{\"ok\":null,\"objects\":{\"nodes\":[\(many)]}}", telling: .objects)?.objects
        #expect(cut?.objects.count == 400)
        #expect(cut?.isCut == true)
    }
}
