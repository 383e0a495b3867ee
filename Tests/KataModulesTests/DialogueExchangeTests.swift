import KataTranscript
import Testing

@testable import KataModules

@Suite struct DialogueExchangeTests {
    @Test func linesAreCountedAsTheyStand() throws {
        let request = "> {\"op\":\"caught\"}\n"
        let exchanges = try Exchange.read(request + "< end\n\n" + request + "| a\n< {}\n")
        #expect(exchanges.map(\.line) == [1, 4])
        #expect(exchanges.map(\.log) == ["", "a\n"])
    }

    @Test func whatStandsBeforeTheFirstRequestIsRefused() {
        #expect(throws: JSONError(message: "line 2 stands before the first request", offset: 0)) {
            try Exchange.read("\n| a\n> {\"op\":\"caught\"}\n")
        }
    }
}
