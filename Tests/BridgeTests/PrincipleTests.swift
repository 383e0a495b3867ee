import KataDiagnostics
import KataTranscript
import Testing

@testable import KataStructure
@testable import kata_swift

/// What the sentences about principles say of small sources.
@Suite struct PrincipleTests {
    // MARK: Strangers

    @Test(arguments: [
        "func collect(_ one: Customer) { one.wallet.take() }",
        "func collect(_ one: Customer) { let wallet = one.wallet; wallet.take() }",
        "func collect(_ one: Customer) { if let wallet = one.spare { wallet.take() } }",
        "func collect(_ one: Customer) { one.wallet.money -= 3 }",
        "func collect(_ one: Customer) { one.purse().take() }",
        "var one: Customer?\n    func collect() { one?.wallet.take() }",
    ])
    func strangersAreNamed(_ member: String) throws {
        let verdict = try judge(
            "A is Courier\nnobody talks to strangers", wallets + "\nfinal class Courier { \(member) }")
        #expect(verdict.level == .refuted)
        #expect(verdict.evidence?.subject == "Courier.collect")
        #expect(verdict.evidence?.place != nil)
    }

    @Test(arguments: [
        "func collect(_ one: Customer) { one.pay() }",
        "let wallet = Wallet()\n    func collect() { wallet.take(); self.wallet.money += 3 }",
        "func collect() { Wallet().take(); let own = Wallet(); own.take() }",
        "func collect(_ all: [Customer]) { for one in all { one.pay() }; all.first?.pay(); all.forEach { $0.pay() } }",
        "func collect(_ one: Customer) { one.fresh().take() }",
        "func collect(_ one: Customer) { one.named(3).named(4).pay() }",
        "func collect(_ one: Customer) { print(one.address.city) }",
        "func collect(_ one: Customer) { for friend in one.friends { friend.pay() } }",
        "var next: Courier?\n    func collect() { next?.next?.collect() }",
        "func collect() { Wallet.shared.take() }",
        "func collect(_ one: Customer) { one.kind.greet() }",
        "func collect(_ one: Customer) { hand(one.wallet) }\n    private func hand(_ wallet: Wallet) { wallet.take() }",
    ])
    func friendsAreNot(_ member: String) throws {
        let verdict = try judge(
            "A is Courier\nnobody talks to strangers", wallets + "\nfinal class Courier { \(member) }")
        #expect(verdict.level == .found, "\(verdict.evidence.map { "\($0)" } ?? "")")
    }

    private let wallets = """
        final class Wallet { static let shared = Wallet(); var money = 9; func take() { money -= 1 } }
        struct Address { var city = "" }
        enum Kind { case old, new; func greet() {} }
        final class Customer {
            let wallet = Wallet()
            var spare: Wallet?
            var address = Address()
            var kind = Kind.old
            var friends: [Customer] = []
            func purse() -> Wallet { wallet }
            func fresh() -> Wallet { Wallet() }
            func named(_ number: Int) -> Customer { self }
            func pay() { wallet.take() }
        }
        """

    // MARK: Abstractions

    private let devices = """
        protocol Device { func toggle() }
        final class Lamp: Device { func toggle() {} }
        final class Fan: Device { func toggle() {} }
        final class House { func button() -> Button { Button(Lamp()) }; let fan = Fan() }
        """
    private let inversion = """
        Device has Lamp, Fan
        Button is Button
        House is House
        Button depends only on the abstraction of Device
        only House makes Device
        """

    @Test(arguments: [
        ("final class Button { let device: Lamp?; init(_ d: Device) { device = nil } }", "device"),
        ("final class Button { init(_ d: Device = Lamp()) {} }", "init"),
        ("final class Button { init(_ d: Device) { if d is Fan { print() } } }", "init"),
        ("final class Button { init(_ d: Device) {}; func all() -> [Fan] { [] } }", "all"),
        ("final class Button { struct Inner { let f: (Fan) -> Void }; init(_ d: Device) {} }", "f"),
    ])
    func detailsAreNamed(_ button: String, _ member: String) throws {
        let verdict = try judge(inversion, devices + "\n" + button)
        #expect(verdict.level == .refuted)
        #expect(verdict.sentence?.text == "Button depends only on the abstraction of Device")
    }

    @Test(arguments: [
        "final class Button { let device: Device; init(_ d: Device) { device = d }; func press() { device.toggle() } }",
        "final class Button { let action: () -> Void; init(_ d: Device) { action = d.toggle } }",
        "final class Core<D: Device> { let d: D; init(_ d: D) { self.d = d } }\nstruct Button { init(_ d: some Device) { _ = Core(d) } }",
        "extension Fan { static func spare() -> Fan { Fan() } }\nfinal class Button { init(_ d: Device) {} }",
    ])
    func abstractionsAreLetBe(_ button: String) throws {
        let verdict = try judge(inversion, devices + "\n" + button)
        #expect(verdict.level == .found, "\(verdict.evidence.map { "\($0)" } ?? "")")
    }

    @Test func aLocatorThatTheButtonUsesIsAdvice() throws {
        let button = """
            enum Shelf { static func one() -> Device { Lamp() } }
            final class Button { let device: Device; init(_ d: Device?) { device = d ?? Shelf.one() } }
            """
        let verdict = try judge(inversion, devices + "\n" + button)
        #expect(verdict.level == .notFound)
        #expect(verdict.evidence?.subject == "Shelf.one")
    }

    // MARK: Interfaces

    private let fat = "protocol Machine { func print(); func scan() }\n"

    @Test(arguments: [
        "struct Printer: Machine { func print() { go() }; func scan() {}; func go() {} }",
        "struct Printer: Machine { func print() { go() }; func scan() { fatalError(\"no\") }; func go() {} }",
        "class Base { func print() {}; func scan() {} }\nfinal class Printer: Base { var n = 0; override func print() { n = 1 }; override func scan() {} }",
    ])
    func emptyMembersAreNamed(_ printer: String) throws {
        let verdict = try judge("P is Printer\nnobody leaves a member empty", fat + printer)
        #expect(verdict.level == .refuted)
        #expect(verdict.evidence?.object == "scan")
    }

    @Test(arguments: [
        "struct Printer: Machine { func print() {}; func scan() {} }",
        "class Base { func print() {}; func scan() {} }\nfinal class Printer: Base { var n = 0; override func print() { n = 1 } }",
        "struct Printer { func warm() {}; func go() { warm() } }",
        "struct Printer: Machine { var n: Int?; func print() { guard n != nil else { fatalError() } }; func scan() { print() } }",
    ])
    func silenceOnPurposeIsNot(_ printer: String) throws {
        let verdict = try judge("P is Printer\nnobody leaves a member empty", fat + printer)
        #expect(verdict.level == .found, "\(verdict.evidence.map { "\($0)" } ?? "")")
    }

    @Test(arguments: [
        (
            "let m: Machine; init(_ m: Machine) { self.m = m }; func job() { m.print() }",
            StructureVerdict.Level.notFound
        ),
        ("let m: Machine; init(_ m: Machine) { self.m = m }; func job() { m.print(); m.scan() }", .found),
        ("let m: Machine; init(_ m: Machine) { self.m = m }; func job() { help(m) }", .found),
        ("let f: () -> Void; init(_ m: Machine) { f = m.scan }; func job() { f() }", .found),
        (
            "let m: [Machine]; init(_ m: [Machine]) { self.m = m }; func job() { m.forEach { $0.print() } }",
            .notFound
        ),
    ])
    func fatInterfacesAreAdvice(_ body: String, _ level: StructureVerdict.Level) throws {
        let desk = "func help(_ m: Machine) { m.print() }\nfinal class Desk { \(body) }"
        #expect(try judge("D is Desk\nD uses most of what it holds", fat + desk).level == level)
    }

    // MARK: Promises

    @Test(arguments: [
        (
            "final class Drone: Vehicle { override func go() { fatalError() } }",
            StructureVerdict.Level.refuted
        ),
        ("final class Drone: Vehicle { var n = 0; override func go() { precondition(n > 0) } }", .notFound),
        ("final class Drone: Vehicle { override func go() { load() } }", .found),
        ("final class Drone: Vehicle { func refuel() { fatalError() } }", .found),
    ])
    func refusalsBelowAreNamed(_ drone: String, _ level: StructureVerdict.Level) throws {
        let base = "class Vehicle { func go() { print() }; func load() {} }\nfinal class Van: Vehicle {}\n"
        let rules = "Vehicle has Van, Drone\nnobody below Vehicle throws or traps more"
        #expect(try judge(rules, base + drone).level == level)
    }

    @Test func abstractMembersAndPromisedErrorsAreLetBe() throws {
        let source = """
            struct Full: Error {}
            class Vehicle { func name() -> String { fatalError("abstract") }; func load() throws { throw Full() } }
            final class Van: Vehicle { override func name() -> String { "van" } }
            final class Drone: Vehicle { override func name() -> String { fatalError() }; override func load() throws { throw Full() } }
            """
        let rules = "Vehicle has Van, Drone\nnobody below Vehicle throws or traps more"
        #expect(try judge(rules, source).level == .found)
    }

    // MARK: Jobs

    @Test func groupsThatShareNothingAreAdvice() throws {
        let source = """
            final class Phone {
                var credit = 0
                var frames = 0
                func topUp() { credit += 1 }
                func call() { credit -= 1 }
                func insert() { frames = 36 }
                func shoot() { frames -= 1 }
            }
            """
        let verdict = try judge("Phone is Phone\nnobody does two jobs", source)
        #expect(verdict.level == .notFound)
        #expect(verdict.evidence?.object == "topUp, call | insert, shoot")
    }

    @Test(arguments: [
        "var a = 0; var b = 0; func up() { a += 1 }; func both() -> Int { a + b }; func down() { b -= 1 }",
        "var a = 0; let name = \"x\"; func up() { a += 1 }; func down() { a -= 1 }; func greet() -> String { name }; var title: String { name }",
        "let x = Part(); let y = Part(); func a() { x.go() }; func b() { x.go() }; func c() { y.go() }; func d() { y.go() }",
        "func one() {}; func two() {}",
        "var a = 0; var b = 0; func up() { a += 1; log() }; func down() { b -= 1; log() }; private func log() {}",
    ])
    func whatBelongsTogetherIsOneJob(_ body: String) throws {
        let source = "final class Part { var n = 0; func go() { n += 1 } }\nfinal class Phone { \(body) }"
        let verdict = try judge("Phone is Phone\nnobody does two jobs", source)
        #expect(verdict.level == .found, "\(verdict.evidence.map { "\($0)" } ?? "")")
    }

    // MARK: Words

    private func judge(_ sentences: String, _ source: String) throws -> StructureVerdict {
        let bytes = Array(sentences.utf8)
        var diagnostics = Diagnostics()
        let located = LocatedText(bytes: bytes, pieces: [], range: SourceRange(0, bytes.count))
        let rules = SentenceParser.parse(located, diagnostics: &diagnostics)
        try #require(diagnostics.sorted.isEmpty)
        let file = SourceFile(path: "/solution/Solution.swift", text: source)
        let json = try JSONReader.read(Array(FactsWriter.write([file], below: "/solution").utf8))
        return StructureJudge.judge(rules, ModuleFacts(json: json))
    }
}
