import KataTranscript
import Testing

@testable import KataFormats

/// A document is whole JSON at its end, and up to its last element before.
@Suite struct JSONFrameTests {
    @Test func elementsStandOnLinesOfTheirOwn() {
        var frame = JSONFrame(format: "kata.x", version: 2, ["check": true], list: "items")
        let text =
            frame.begin() + frame.add("a") + frame.add("b\u{9B}")
            + frame.end(.members(["n": 2]), ["more": nil])
        #expect(
            text == """
                {"format":"kata.x","version":2,"check":true,"items":[
                "a",
                "b\\u009b"
                ],"summary":{"n":2}}

                """)
    }

    @Test func aListMayStandWithinAMember() throws {
        let frame = JSONFrame(.members(["a": 1]), list: "tests", within: (.members(["b": 2]), "results"))
        let text = frame.begin() + frame.end(.members([:]), ["last": true])
        #expect(text == "{\"b\":2,\"results\":{\"a\":1,\"tests\":[\n],\"summary\":{},\"last\":true}}\n")
        _ = try JSONReader.read(Array(text.utf8))
    }
}
