import KataTranscript
import Testing

@testable import kata_swift

/// What `facts.json` says of a source; each deed is written as one line.
@Suite struct FactsTests {
    @Test func receiversAreFollowedWithoutACompiler() throws {
        let facts = try facts(
            """
            protocol State: AnyObject { func next(_ work: Work) }
            final class Work {
                private var state: State = Noon()
                func go() { state.next(self); rest() }
                private func rest() { state = Evening() }
            }
            final class Noon: State { func next(_ work: Work) { print("noon") } }
            extension Evening: State { func next(_ work: Work) {} }
            final class Evening {}
            """)
        #expect(facts["Evening"]?.inherits.map(\.name) == ["State"])
        #expect(
            try deeds(facts, "Work", "go") == [
                "get Work.state", "call State.next via property state with self", "call Work.rest via self",
            ])
        #expect(try deeds(facts, "Work", "rest") == ["make Evening", "set Work.state via property state"])
        #expect(try deeds(facts, "Noon", "next") == ["write print"])
    }

    /// Each type is twice as large as the one before; written out, the last would fill no machine.
    @Test(arguments: [
        (0..<60).map { "class C\($0)<T>: C\($0 - 1)<(T, T)> {}" },
        (0..<60).map { "struct C\($0) { typealias T = (C\($0 - 1).T, C\($0 - 1).T) }" },
        (0..<60).map { "struct C\($0) { let v = (C\($0 - 1)().v, C\($0 - 1)().v) }" },
        ["typealias C0 = (C1, C1)", "typealias C1 = (C0, C0)", "struct C59 {}"],
    ])
    func typesThatDoubleEndInWhatIsNotKnown(_ lines: [String]) throws {
        let facts = try facts(
            (["class C<T> { var own: T? }"] + lines).joined(separator: "\n").replacing("C-1", with: "C")
                + "\nclass User { var last: C59<Int>.T? { C59<Int>().own } }")
        #expect(facts["User"]?.members.map(\.name) == ["last"])
    }

    @Test func loopsClosuresAndBoxesAreFollowed() throws {
        let facts = try facts(
            """
            protocol 听众: AnyObject { func 听(_ 消息: String) }
            struct Weak<T: AnyObject> { weak var value: T? }
            final class 中心 {
                enum 级 { case 高, 低 }
                private var 名单: [Weak<听众>] = []
                func 通知(_ 消息: String) {
                    名单.compactMap(\\.value).forEach { $0.听(消息) }
                    for box in 名单 where box.value != nil { box.value?.听(消息) }
                    名单.forEach { 一 in 一.value?.听("嗨") }
                }
            }
            """)
        let calls = try deeds(facts, "中心", "通知").filter { $0.hasPrefix("call") }
        #expect(
            calls.suffix(2) == [
                "call 听众.听 via element 名单 with parameter", "call 听众.听 via element 一 with literal",
            ])
        #expect(calls.count == 3)
        #expect(facts["中心.级"]?.kind == .enumeration)
        #expect(facts["中心"]?.members.first?.type.names == ["Weak", "听众"])
    }

    @Test func questionsSayWhatWasAskedAndWhere() throws {
        let facts = try facts(
            """
            class Shape { var kind: Kind { .round } }
            enum Kind { case round, square }
            final class Square: Shape { override var kind: Kind { .square } }
            func tell(_ shape: Shape, _ any: [Shape]) {
                if shape is Square { print(1) }
                if let square = any.first as? Square { print(square) }
                switch shape { case let s as Square: print(s); default: break }
                switch shape.kind { case .round: print(2); case .square: print(3) }
                if shape.kind == .square { print(4) }
                if type(of: shape) == Square.self { print(5) }
                print(type(of: shape))
            }
            """)
        let tell = try #require(facts.functions.first)
        #expect(
            tell.facts.filter { $0.kind == .ask }.map {
                "\($0.question?.rawValue ?? "") \($0.on) \($0.types) \($0.member) \($0.count) \($0.place.line):\($0.place.column)"
            } == [
                #"is ["Shape"] ["Square"]  1 5:8"#, #"as ["Shape"] ["Square"]  1 6:21"#,
                #"as ["Shape"] ["Square"]  1 7:29"#, #"switch ["Shape"] ["Kind"] kind 2 8:12"#,
                #"compare ["Shape"] ["Kind"] kind 1 9:8"#, #"type ["Shape"] []  1 10:8"#,
            ])
        #expect(facts["Square"]?.members.first?.isLiteral == true)
    }

    @Test func functionsAreValues() throws {
        let facts = try facts(
            """
            final class Till {
                private let price: (Double) -> Double
                init(_ kind: Int) {
                    switch kind {
                    case 0: price = { $0 }
                    case 1: price = { $0 * 0.8 }
                    default: price = Till.less
                    }
                }
                static func less(_ money: Double) -> Double { money - 5 }
                func result(_ money: Double) -> Double { price(money) }
            }
            """)
        #expect(
            try deeds(facts, "Till", "init").filter { $0.hasPrefix("function") } == [
                "function Till.price", "function Till.price", "function Till.price",
            ])
        #expect(
            try deeds(facts, "Till", "result").last == "call Till.price via property price with parameter")
    }

    @Test func genericParametersSpeakOfTheirBounds() throws {
        let facts = try facts(
            """
            protocol Table { init() }
            class Factory<T: Table> { func make() -> T { T() } }
            struct Users: Table {}
            final class Sql: Factory<Users> {}
            """)
        #expect(facts["Factory"]?.members.first?.facts.first?.types == ["Table"])
        #expect(facts["Factory"]?.members.first?.facts.first?.name == "T")
        #expect(facts["Sql"]?.inherits.first?.given == ["T": ["Users"]])
    }

    // MARK: Helpers

    private func facts(_ text: String) throws -> ModuleFacts {
        let file = SourceFile(path: "/solution/A.swift", text: text)
        let json = try JSONReader.read(Array(FactsWriter.write([file], below: "/solution").utf8))
        return try #require(ModuleFacts(json: json))
    }

    private func deeds(_ facts: ModuleFacts, _ type: String, _ member: String) throws -> [String] {
        let members = try #require(facts[type]?.members)
        return try #require(members.first { $0.name == member }).facts.map { fact in
            switch fact.kind {
            case .make: "make \(fact.types.joined(separator: ","))"
            case .write: "write \(fact.member)"
            case .function: "function \(fact.on.first ?? "").\(fact.member)"
            default:
                "\(fact.kind.rawValue) \(fact.on.joined(separator: ",")).\(fact.member)"
                    + (fact.kind == .get ? "" : fact.via.map { " via \($0.rawValue)" } ?? "")
                    + (fact.name.isEmpty || fact.via == .itself || fact.kind == .get ? "" : " \(fact.name)")
                    + (fact.with.isEmpty || fact.kind == .set
                        ? "" : " with \(fact.with.map(\.rawValue).joined(separator: ","))")
            }
        }
    }
}
