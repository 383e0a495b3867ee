import KataDiagnostics
import Testing

@testable import KataStructure

@Suite struct SentenceParserTests {
    @Test func everyKindOfSentenceIsRead() {
        let text = """
            # the roles
            Context is Work
            Observer has NBAObserver, StockObserver
            State has 4 or more ConcreteState, enum ok
            Decorator is a Component
            Adaptee is never a Target

            Context holds one State
            Subject holds many Observer
            2 or more ConcreteState choose a State
            each Element calls its member of Visitor with itself
            Subject.notify calls each Observer with the news or itself
            Decorator.show calls Component.show, 3 deep
            Proxy.give calls Subject.give, exactly 2 deep
            each Factory makes its own Product
            Visitor has a member for each Element
            Paper.question1 leaves a step to Student
            Colleague never calls another Colleague
            Adapter never writes the log
            Context never asks which State
            nobody asks which 状态
            State bears the log
            open Visitor
            the log proves it
            Button depends only on the abstraction of Device
            only House makes Device
            nobody leaves a member empty
            Desk uses most of what it holds
            nobody below Vehicle throws or traps more
            nobody talks to strangers
            Courier never talks to strangers
            nobody does two jobs
            Phone never does two jobs
            """
        let (rules, words) = parse(text)
        #expect(words == [])
        #expect(rules.sentences.count == 31)
        #expect(rules.sentences.map(\.text) == text.split(separator: "\n").dropFirst().map(String.init))
        #expect(rules.sentences[2].allowsEnum)
        guard case .deed(let deep) = rules.sentences[10].meaning else { return }
        #expect(deep.depth == Count(number: 3, isLeast: true) && deep.object?.member == "show")
        guard case .deed(let exact) = rules.sentences[11].meaning else { return }
        #expect(exact.depth == Count(number: 2, isLeast: false))
    }

    @Test(arguments: [
        ("Context hlods one State", 8..<13, "'hlods' is no verb; did you mean 'holds'?"),
        ("State bares the log", 6..<11, "'bares' is no verb; did you mean 'bears'?"),
        ("State bears teh log", 6..<11, "the rest of 'bears the log' is missing here"),
        ("Context never asks wich State", 14..<18, "the rest of 'asks which' is missing here"),
        ("Context holds one", 17..<17, "a role is missing here"),
        ("Context calls State now", 20..<23, "the sentence is complete before 'now'"),
        ("context is Work", 0..<7, "'context' cannot be a role: a role begins with a capital letter"),
        ("State has 0 ConcreteState", 10..<11, "'0' is no count: write a number from 1 to 99"),
        ("A calls B with itslef", 15..<21, "'itslef' is no gift; did you mean 'itself'?"),
        ("A calls B, 3", 12..<12, "'deep' is missing here"),
        ("A never writes", 14..<14, "'the log' is missing here"),
        ("nobody talsk to strangers", 7..<12, "'talsk' is no verb behind 'nobody'; did you mean 'talks'?"),
        ("nobody talks to X", 17..<17, "the rest of 'nobody talks to strangers' is missing here"),
        ("nobody below Vehicle throws", 21..<27, "'throws or traps more', before 'throws', is missing here"),
        ("nobody below", 12..<12, "a role is missing here"),
        ("only House Device", 11..<17, "'makes', before 'Device', is missing here"),
        ("Button dependz only on it", 7..<14, "'dependz' is no verb; did you mean 'depends'?"),
        ("状态 calls", 12..<12, "a role is missing here"),
    ])
    func whatIsWrongIsToldAtItsPlace(_ text: String, _ place: Range<Int>, _ message: String) {
        let (rules, words) = parse(text)
        #expect(rules.sentences.isEmpty)
        #expect(words == ["\(place.lowerBound)-\(place.upperBound) \(message)"])
    }

    private func parse(_ text: String) -> (StructureRules, [String]) {
        let bytes = Array(text.utf8)
        var diagnostics = Diagnostics()
        let located = LocatedText(bytes: bytes, pieces: [], range: SourceRange(0, bytes.count))
        let rules = SentenceParser.parse(located, diagnostics: &diagnostics)
        return (rules, diagnostics.sorted.map { "\($0.range.start)-\($0.range.end) \($0.message)" })
    }
}
