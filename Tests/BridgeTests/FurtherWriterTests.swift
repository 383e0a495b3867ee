import Testing

@testable import kata_swift

/// The further types that copies hold, and what is said where none can be written.
@Suite struct FurtherWriterTests {
    /// Returns the first line of a text with the further type of the one whose name is marked, and why there is none.
    private func write(_ marked: String) -> (line: String, reasons: [String]) {
        var text = ""
        var wishes: [String] = []
        for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.split(separator: "1️⃣" as Character, omittingEmptySubsequences: false)
            if parts.count > 1 {
                wishes.append("open\t0\tA.swift\t\(index + 1)\t\(parts[0].utf8.count + 1)")
            }
            text += parts.joined() + "\n"
        }
        let file = SourceFile(path: "/s/A.swift", text: text)
        let wanted = Wishes(text: wishes.joined(separator: "\n"))
        let pieces = FurtherWriter([file], first: file, below: "/s").write(wanted.opened)
        let copy = pieces.insertions.text(of: file)
        return (copy.split(separator: "\n").first.map(String.init) ?? "", pieces.reasons.values.sorted())
    }

    private func maker(_ type: String) -> String {
        "nonisolated static func __kataInstead(of type: Any.Type) -> Any? "
            + "{ type == (\(type)).self || type == (\(type))?.self ? __KataFurther0(__kataFurther: ()) : nil }"
    }

    @Test func whatAProtocolAsksIsFulfilled() {
        let (line, reasons) = write(
            """
            protocol 1️⃣P: Q { associatedtype T; mutating func f(_ x: T) throws -> Int; var n: Int { get set } }
            protocol Q { static func g(); init(a: Int) }
            """)
        #expect(reasons == [])
        #expect(
            line
                == "final class __KataFurther0: P, __KataFurtherType { init(__kataFurther: ()) {}; "
                + "typealias T = Swift.String; func f(_ x: T) throws -> Int { __kataFurther() }; "
                + "var n: Int { get { __kataFurther() } set { __kataFurther() } }; "
                + "static func g() { __kataFurther() }; init(a: Int) { __kataFurther() }; "
                + maker("any P")
                + " }; protocol P: Q { associatedtype T; mutating func f(_ x: T) throws -> Int; var n: Int { get set } }"
        )
    }

    @Test func whatAClassLetsOthersOverrideIsOverridden() {
        let (line, reasons) = write(
            """
            class 1️⃣B: A { let k: Int; init(k: Int, b: Bool = true) { self.k = k }; func f() {}; final func g() {} }
            class A { var n: Int { 1 }; private func h() {}; static func s() {} }
            """)
        #expect(reasons == [])
        #expect(
            line
                == "final class __KataFurther0: B, __KataFurtherType { init(__kataFurther: ()) { super.init(k: 0) }; "
                + "override func f() { __kataFurther() }; override var n: Int { get { __kataFurther() } }; "
                + maker("B")
                + " }; class B: A { let k: Int; init(k: Int, b: Bool = true) { self.k = k }; func f() {}; final func g() {} }"
        )
    }

    @Test(
        arguments: [
            ("enum 1️⃣E { case a }", "no type can be below E, which is no class or protocol"),
            ("final class 1️⃣C { func f() {} }", "C is final"),
            ("class 1️⃣C<T> { func f() {} }", "C is generic"),
            (
                "class 1️⃣C { init(f: @escaping () -> Int) {}; func g() {} }",
                "the initializer of C needs functions"
            ),
            ("class 1️⃣C { let n = 1 }", "C has no member to override"),
            ("protocol 1️⃣P {}", "P asks for no member"),
            ("protocol 1️⃣P { associatedtype T: Equatable; func f() }", "T is not open"),
        ])
    func reasonsAreTold(source: String, reason: String) {
        let (line, reasons) = write(source)
        #expect(reasons == [reason])
        #expect(!line.contains("__Kata"))
    }
}
