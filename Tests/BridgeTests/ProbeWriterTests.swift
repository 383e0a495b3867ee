import Testing

@testable import kata_swift

@Suite("Probes in copies of sources")
struct ProbeWriterTests {
    /// The copy's text, in which calls of probes are short: `⟨role receiver arguments⟩`, and what is said at the end `⟨made⟩`.
    private static func copy(_ source: String) -> String {
        let file = SourceFile(path: "/solution/A.swift", text: source)
        return ProbeWriter.probes(in: [file]).text(of: file)
            .replacing(
                #/\ let __kata = __kataEnter\("[^"]*\\t([a-z]+)", (.*?)\); defer \{ __kataLeave\(__kata\) \};/#
            ) {
                "⟨\($0.1) \($0.2)⟩"
            }
            .replacing("__kataMade(__kata, self)", with: "⟨made⟩")
    }

    private static func holds(_ source: String, _ wanted: String) {
        #expect(copy(source) == wanted)
    }

    @Test(
        "One expression that is the result is returned; one that ends the program, or gives nothing, is not")
    func expressions() {
        Self.holds(
            "class A { func f() -> Int { 1 } }", "class A { func f() -> Int {⟨method self⟩ return 1 } }")
        Self.holds("class A { func f() { g() } }", "class A { func f() {⟨method self⟩ g() } }")
        Self.holds(
            "class A { func f() -> Int { fatalError() } }",
            "class A { func f() -> Int {⟨method self⟩ fatalError() } }")
        Self.holds("class A { var a: Int { 1 } }", "class A { var a: Int {⟨get self⟩ return 1 } }")
    }

    @Test("A lone choice is returned, unless one of its branches returns")
    func choices() {
        Self.holds(
            "enum E { var a: Int { switch self { default: 1 } } }",
            "enum E { var a: Int {⟨get nil⟩ return switch self { default: 1 } } }")
        Self.holds(
            "enum E { var a: Int { switch self { default: return 1 } } }",
            "enum E { var a: Int {⟨get nil⟩ switch self { default: return 1 } } }")
        Self.holds(
            "enum E { var a: Int { if b { 1 } else { c { return 2 } } } }",
            "enum E { var a: Int {⟨get nil⟩ return if b { 1 } else { c { return 2 } } } }")
    }

    @Test("An initializer of a class says at its end what it made, after the base's if nobody calls that")
    func initializers() {
        Self.holds(
            "class A { init() { x = 1 } }\nclass B: A { override init() { y = 2 } }",
            "class A { init() {⟨init nil⟩ x = 1 ; ⟨made⟩ } }\n"
                + "class B: A { override init() {⟨init nil⟩ y = 2 ; super.init(); ⟨made⟩ } }")
        Self.holds(
            "class A {}\nclass B: A { init(y: Int) { super.init()\n } }",
            "class A {}\nclass B: A { init(y: Int) {⟨init nil, [`y` as Any]⟩ super.init()\n  ⟨made⟩ } }")
        Self.holds("class A { init() {} }", "class A { init() {⟨init nil⟩ ⟨made⟩ } }")
        Self.holds(
            "class A { required init() { fatalError() } }",
            "class A { required init() {⟨init nil⟩ fatalError() } }")
    }

    @Test("Values and types have no identity, and members that a protocol gives are asked who they are")
    func receivers() {
        Self.holds("struct S { func f() {} }", "struct S { func f() {⟨method nil⟩} }")
        Self.holds("class A { static func f() {} }", "class A { static func f() {⟨static nil⟩} }")
        Self.holds(
            "protocol P {}\nextension P { func f() {} }",
            "protocol P {}\nextension P { func f() {⟨method of: self⟩} }")
        Self.holds("actor A { func f() {} }", "actor A { func f() {⟨method self⟩} }")
        Self.holds("class A { deinit { f() } }", "class A { deinit {⟨deinit self⟩ f() } }")
    }

    @Test("Arguments are told, but for functions and for those without a name")
    func arguments() {
        Self.holds(
            "class A { func f(a: Int, _ b: (Int) -> Int, c _: Int, d e: A?) {} }",
            "class A { func f(a: Int, _ b: (Int) -> Int, c _: Int, d e: A?) "
                + "{⟨method self, [`a` as Any, __kataHidden, __kataHidden, `e` as Any]⟩} }")
    }

    @Test(
        "What cannot hold a statement, or is not the solution's, has no probe",
        arguments: [
            "struct S: ~Copyable { func f() {} }", "class A { @ViewBuilder func f() -> V { V() } }",
            "extension String { func f() {} }", "class A { let f = { 1 } }", "func f() {}",
            "class A { var a: Int { _read { yield 1 } } }",
        ])
    func nothing(_ source: String) {
        Self.holds(source, source)
    }

    @Test("Watchers and setters have a probe; local functions have none")
    func accessors() {
        Self.holds(
            "class A { var a = 1 { didSet { f() } } }", "class A { var a = 1 { didSet {⟨watch self⟩ f() } } }"
        )
        Self.holds(
            "class A { var a: Int { get { 1 } set { b = newValue } } }",
            "class A { var a: Int { get {⟨get self⟩ return 1 } set {⟨set self⟩ b = newValue } } }")
        Self.holds(
            "class A { func f() { func g() { } } }", "class A { func f() {⟨method self⟩ func g() { } } }")
    }
}
