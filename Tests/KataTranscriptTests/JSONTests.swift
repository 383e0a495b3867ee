import KataTranscript
import Testing

@Suite("JSON of the worker protocol")
struct JSONTests {
    /// Returns the document written again, or the error with its offset.
    private func again(_ text: String) -> String { again(Array(text.utf8)) }

    private func again(_ bytes: [UInt8]) -> String {
        do throws(JSONError) {
            return try JSONReader.read(bytes).text
        } catch {
            return "\(error.message) at \(error.offset)"
        }
    }

    @Test(
        "is read and written",
        arguments: [
            (
                " { \"a\" : [ 1 , -0 , 2.50 , 1e3 , true , false , null ] } ",
                "{\"a\":[1,0,2.5,1000.0,true,false,null]}"
            ),
            ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
            ("9007199254740993.0", "9007199254740992.0"), ("0.1", "0.1"), ("5e-324", "5e-324"),
            ("1E+2", "100.0"),
            ("\"\\u670a\\ud83d\\ude00\\n\\/\\u0000\"", "\"朊😀\\n/\\u0000\""), ("\"服务\"", "\"服务\""),
            ("[]", "[]"), ("{}", "{}"),
        ])
    func reading(text: String, written: String) { #expect(again(text) == written) }

    @Test(
        "is refused where it is none",
        arguments: [
            ("", "a value is missing"), ("{\"a\":1,}", "a member's name is missing"),
            ("[1 2]", "']' is missing"),
            ("01", "a number begins with 0"), ("-", "a digit is missing"), ("1.", "a digit is missing"),
            ("9223372036854775808", "an integer beyond 64 bits"), ("1e999", "a number beyond a double"),
            ("\"\\ud800\"", "a lone surrogate"), ("\"\\udc00x\"", "a lone surrogate"),
            ("\"a", "a string without end"),
            ("\"\u{1}\"", "a control character in a string"), ("\"\\q\"", "an unknown escape"),
            ("tru", "'true' is misspelt"),
            ("1 1", "more after the document"), ("NaN", "a value is missing"),
        ])
    func refusing(text: String, message: String) {
        #expect(again(text).hasPrefix(message + " at "), "\(again(text))")
    }

    @Test("is bounded") func bounds() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(again(nested(64)) == nested(64))
        #expect(again(nested(65)).hasPrefix("nested deeper than 64 at "))
        #expect(again(nested(1_000_000)).hasPrefix("nested deeper than 64 at "))
        #expect(again([0x22, 0xFF, 0x22]).hasPrefix("a string that is no UTF-8"))
        let many = "[" + String(repeating: "1,", count: 1_000_000) + "1]"
        #expect(again(many).hasPrefix("more than 1000000 values"))
    }

    @Test(
        "holds every value",
        arguments: [
            (Value.null, "null"), (.float(25), "25.0"), (.integer(25), "25"),
            (.float(.nan), "{\"float\":\"nan\"}"),
            (.float(-.infinity), "{\"float\":\"-inf\"}"),
            (.list([.bool(true), .string("x")]), "[true,\"x\"]"),
            (.map([MapEntry(key: .integer(1), value: .null)]), "{\"map\":[[1,null]]}"),
            (.enumCase(EnumCase(name: "duck")), "{\"case\":\"duck\"}"),
            (
                .enumCase(
                    EnumCase(name: "of", type: "D", arguments: [Argument(label: "n", value: .integer(1))])),
                "{\"case\":\"of\",\"type\":\"D\",\"args\":[{\"label\":\"n\",\"value\":1}]}"
            ),
            (.object(ObjectReference(id: 7, type: "Waiter")), "{\"ref\":7,\"type\":\"Waiter\"}"),
        ])
    func values(value: Value, text: String) throws {
        #expect(value.json.text == text)
        #expect(Value(json: try JSONReader.read(Array(text.utf8)))?.json.text == text)
    }

    @Test("refuses what is no value") func noValues() throws {
        for text in [
            "{}", "{\"ref\":1}", "{\"map\":[[1]]}", "{\"float\":\"x\"}", "[{}]",
            "{\"case\":\"a\",\"args\":[{}]}",
        ] {
            #expect(Value(json: try JSONReader.read(Array(text.utf8))) == nil, "\(text)")
        }
    }

    @Test("holds requests and answers") func messages() throws {
        let call = Request.call(
            on: .value(.object(ObjectReference(id: 7, type: "W"))), member: "add",
            arguments: [Argument(label: "to", value: .string("x"))])
        #expect(
            call.json(id: 3).text
                == "{\"id\":3,\"op\":\"call\",\"on\":{\"ref\":7,\"type\":\"W\"},\"member\":\"add\",\"args\":[{\"label\":\"to\",\"value\":\"x\"}]}"
        )
        #expect(Request.release([1, 2]).json(id: 4).text == "{\"id\":4,\"op\":\"release\",\"refs\":[1,2]}")
        func answer(_ text: String) throws -> Result<Answer, ModuleError>? {
            Result(json: try JSONReader.read(Array(text.utf8)))
        }
        let void = try #require(
            try answer("{\"ok\":null,\"void\":true,\"self\":{\"case\":\"a\",\"type\":\"E\"}}")
        ).get()
        #expect(void.isVoid && void.receiver == .enumCase(EnumCase(name: "a", type: "E")))
        let failure = try #require(
            try answer("{\"error\":{\"kind\":\"contract\",\"message\":\"no\",\"nearest\":[\"add\"]}}"))
        guard case .failure(let error) = failure else {
            Issue.record("no failure")
            return
        }
        #expect(error.kind == .contract && error.nearest == ["add"])
        for text in ["{}", "{\"error\":{\"kind\":\"odd\",\"message\":\"\"}}", "{\"ok\":{}}"] {
            #expect(try answer(text) == nil)
        }
    }
}
