import KataDiagnostics
import KataTranscript
import Testing

@testable import KataStructure
@testable import kata_swift

/// How the roles of small sources are found, and what is said where they are not.
@Suite struct ReadingTests {
    // MARK: One object

    @Test(arguments: [
        "final class Settings { static let shared = Settings(); private init() {} }",
        "final class Settings { private enum Store { static let only = Settings() }; static var shared: Settings { Store.only }; fileprivate init() {} }",
        "private let only = Settings()\nfinal class Settings { static var shared: Settings { only }; fileprivate init() {} }",
    ])
    func oneObjectIsMadeByItself(_ source: String) throws {
        let verdict = try judge("One is Settings\nonly One makes One", source)
        #expect(verdict.level == .found, "\(verdict.evidence.map { "\($0)" } ?? "")")
    }

    @Test(arguments: [
        ("final class Settings { static let shared = Settings() }", "Settings"),
        ("final class Settings { static let shared = Settings(); init() {} }", "Settings"),
        (
            "final class Settings { static let shared = Settings(); fileprivate init() {} }\nfinal class Other { lazy var mine = Settings() }",
            "Other.mine"
        ),
        (
            "final class Settings { static let shared = Settings(); fileprivate init() {} }\nfunc another() -> Settings { Settings() }",
            "another"
        ),
    ])
    func whoeverElseCanMakeOneIsNamed(_ source: String, subject: String) throws {
        let verdict = try judge("One is Settings\nonly One makes One", source)
        #expect(verdict.level == .notFound)
        #expect(verdict.evidence?.subject == subject)
        #expect(verdict.evidence?.place != nil)
    }

    // MARK: Abstractions

    @Test func casesThatCarryCasesStandForEach() throws {
        let verdict = try judge(
            "Work is Work\nState has 4 or more ConcreteState, enum ok\nWork holds one State",
            """
            enum Part { case early, late }
            enum Phase {
                case busy(Part), gone, asleep
                func next() -> Phase { .gone }
            }
            final class Work { var phase = Phase.busy(.early) }
            """)
        #expect(verdict.level == .found)
        #expect(
            verdict.roles.first { $0.role == "ConcreteState" }?.names == [
                "busy.early", "busy.late", "gone", "asleep",
            ])
    }

    @Test func aTypeThatIsThereIsNotMissing() throws {
        let verdict = try judge("A is Order\nA has 2 or more Kind", "final class Order {}")
        #expect(verdict.level == .notFound)
        #expect(verdict.evidence?.subject == "Order")
        #expect(verdict.evidence?.counted?.found == 0 && verdict.evidence?.counted?.all == 2)
        let missing = try judge("A is Order\nA has 2 or more Kind", "final class Bill {}")
        #expect(missing.evidence?.counted == nil)
    }

    @Test func ofTwoCommonBasesTheOneThatIsHeldPlaysTheRole() throws {
        let verdict = try judge(
            "Center is Center\nSeen has Fan, Broker\nCenter holds many Seen\nCenter calls Seen",
            """
            class Person { let name = "" }
            protocol Guest {}
            final class Fan: Person, Guest {}
            final class Broker: Person, Guest {}
            final class Center {
                var all: [Guest] = []
                func tell() { for one in all { if let fan = one as? Fan { print(fan.name) } } }
            }
            """)
        #expect(verdict.sentence?.text == "Center calls Seen")
        #expect(verdict.roles.first { $0.role == "Seen" }?.names == ["Guest"])
    }

    @Test func decoratorsWithoutABaseAreNotTheBareComponent() throws {
        let verdict = try judge(
            "Component has Plain, Hat\nDecorator has Hat, Coat\nDecorator is a Component\neach Decorator.show calls Component.show",
            """
            class Thing {
                var under: Thing?
                func show() { var next: Thing? = self; while let one = next { next = one.under } }
            }
            final class Plain: Thing {}
            final class Hat: Thing {}
            final class Coat: Thing {}
            """)
        #expect(verdict.evidence?.subject == "Hat.show")
    }

    @Test func whereNothingPlaysAnAbstractionItsUserIsNamed() throws {
        let verdict = try judge(
            "Till is Till\nFare has 2 or more Kind\nTill holds one Fare",
            "final class Till { func cost(_ sum: Int) -> Int { sum > 3 ? sum : 0 } }")
        #expect(verdict.sentence?.text == "Fare has 2 or more Kind")
        #expect(verdict.evidence?.subject == "Till" && verdict.evidence?.place?.line == 1)
    }

    // MARK: Holding

    @Test func aBoxWithAFunctionHoldsWhomTheFunctionCalls() throws {
        let source = """
            protocol Listener: AnyObject { func hear(_ news: String) }
            final class Fan: Listener { func hear(_ news: String) {} }
            final class Broker: Listener { func hear(_ news: String) {} }
            final class Center {
                struct Entry { let id: Int; let tell: (String) -> Void }
                var entries: [Entry] = []
                func add(_ one: Listener) { entries.append(Entry(id: 1) { [weak one] news in BODY }) }
                func notify(_ news: String) { for entry in entries { entry.tell(news) } }
            }
            """
        let rules =
            "Center is Center\nSeen has Fan, Broker\nCenter holds many Seen\nCenter.notify calls Seen with the news"
        #expect(try judge(rules, source.replacing("BODY", with: "one?.hear(news)")).level == .found)
        #expect(try judge(rules, source.replacing("BODY", with: "print(news)")).level == .notFound)
    }

    @Test func anArgumentOfAGenericTypeIsNotHeld() throws {
        let source = """
            class Hub<Member: AnyObject> { STORED func pass(_ text: String, from member: Member) {} }
            final class Room: Hub<Guest> { var one: Guest? }
            class Guest {
                weak var hub: Hub<Guest>?
                func say(_ text: String) { hub?.pass(text, from: self) }
            }
            final class A: Guest {}
            final class B: Guest {}
            """
        let rules = "Hub is Room\nGuest has A, B\nGuest calls Hub\nGuest never holds one Guest"
        #expect(try judge(rules, source.replacing("STORED", with: "")).level == .found)
        #expect(try judge(rules, source.replacing("STORED", with: "var all: [Member] = [];")).level != .found)
    }

    private func judge(_ text: String, _ source: String) throws -> StructureVerdict {
        let bytes = Array(text.utf8)
        var diagnostics = Diagnostics()
        let located = LocatedText(bytes: bytes, pieces: [], range: SourceRange(0, bytes.count))
        let rules = SentenceParser.parse(located, diagnostics: &diagnostics)
        try #require(diagnostics.sorted.isEmpty)
        let file = SourceFile(path: "/solution/A.swift", text: source)
        let json = try JSONReader.read(Array(FactsWriter.write([file], below: "/solution").utf8))
        return StructureJudge.judge(rules, ModuleFacts(json: json))
    }
}
