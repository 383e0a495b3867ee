import KataDiagnostics
import KataTranscript
import Testing

@testable import KataStructure

/// Sources with more in them than a reader of structure gets through.
@Suite struct SourceSizeTests {
    private static let sentences = """
        Context is Work
        State has 2 or more ConcreteState
        Context calls State
        Context never asks which State
        """

    /// Returns what is said of a class whose methods call each other, beside states that it calls.
    private func verdict(methods: Int, calls: Int, types: Int) throws -> StructureVerdict {
        func at(_ line: Int) -> String { "\"file\":\"a.py\",\"at\":[\(line),1,1]" }
        let members = (0..<methods).map { number in
            let does = (0..<calls).map {
                "{\"is\":\"call\",\"on\":[\"Work\"],\"member\":\"m\((number * 7 + $0) % methods)\",\"via\":\"self\",\"at\":[1,1,1]}"
            }
            return
                "{\"name\":\"m\(number)\",\"signature\":\"m\(number)()\",\"kind\":\"method\",\(at(number + 1)),\"does\":[\(does.joined(separator: ","))]}"
        }
        let states = (0..<types).map { number in
            let base = number % 3 == 0 ? "" : "\"inherits\":[{\"name\":\"S\(number / 3 * 3)\"}],"
            return "{\"name\":\"S\(number)\",\"kind\":\"class\",\(base)\(at(1)),\"members\":[]}"
        }
        let work =
            "{\"name\":\"Work\",\"kind\":\"class\",\(at(1)),\"members\":[\(members.joined(separator: ","))]}"
        let types = (states + [work]).joined(separator: ",")
        let text = "{\"facts\":1,\"language\":\"python\",\"types\":[\(types)]}"
        let facts = try #require(ModuleFacts(json: JSONReader.read(Array(text.utf8))))
        var diagnostics = Diagnostics()
        let sentences = Array(Self.sentences.utf8)
        let rules = SentenceParser.parse(
            LocatedText(bytes: sentences, pieces: [], range: SourceRange(0, sentences.count)),
            diagnostics: &diagnostics)
        return StructureJudge.judge(rules, SolutionModel(facts, atMost: 100_000))
    }

    @Test func whatSomebodyWroteIsLookedAt() throws {
        let verdict = try verdict(methods: 60, calls: 5, types: 30)
        #expect(verdict.level == .notFound)
        #expect(verdict.sentence?.text == "Context calls State")
    }

    /// The steps are counted, so it is the same on every machine, however busy.
    @Test(arguments: [(300, 10, 60), (3000, 0, 60), (1, 1, 900)])
    func nothingIsSaidOfMore(_ methods: Int, _ calls: Int, _ types: Int) throws {
        let verdict = try verdict(methods: methods, calls: calls, types: types)
        #expect(verdict.level == .notApplicable)
        #expect(verdict.reason == "there is more in the source than is looked at")
        #expect(verdict.unjudged.count == 4)
        #expect(verdict.unjudged.allSatisfy { $0.reason == .tooMuch })
    }
}
