import Testing

@testable import KataServing

@Suite struct PagePlaceTests {
    private let place = PagePlace(port: 4000, token: "secret")

    private func answer(_ path: String, host: String?, method: String = "GET") -> PagePlace.Answer? {
        let hostLine = host.map { "Host: \($0)\r\n" } ?? ""
        return RequestHead(Array("\(method) \(path) HTTP/1.1\r\n\(hostLine)Accept: */*\r\n\r\n".utf8))
            .map(place.answer)
    }

    @Test func givesPageAndEventsToThoseWhoKnowTheToken() {
        #expect(place.address == "http://127.0.0.1:4000/secret/")
        #expect(answer("/secret/", host: "127.0.0.1:4000") == .page)
        #expect(answer("/secret/?a=b", host: "LOCALHOST:4000") == .page)
        #expect(answer("/secret/events", host: " 127.0.0.1:4000 ") == .events)
        #expect(answer("/favicon.ico", host: "127.0.0.1:4000") == .nothing)
    }

    @Test(arguments: [
        "/", "/secret", "/secret/../secret/", "/other/", "/secret/events/", "http://127.0.0.1:4000/secret/",
    ])
    func hasNothingElsewhere(_ path: String) {
        #expect(
            answer(path, host: "127.0.0.1:4000")
                == .refusal(404, "There is nothing here; kata watch says the address."))
    }

    @Test(arguments: [
        "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1:4000.evil.example",
        "[::1]:4000",
        "",
    ])
    func refusesOtherHosts(_ host: String) {
        #expect(
            answer("/secret/", host: host) == .refusal(403, "This page is served to 127.0.0.1:4000 alone."))
    }

    @Test func refusesRequestsWithoutOneHost() {
        let refusal = PagePlace.Answer.refusal(403, "This page is served to 127.0.0.1:4000 alone.")
        #expect(answer("/secret/", host: nil) == refusal)
        #expect(answer("/secret/", host: "127.0.0.1:4000\r\nhost: evil.example") == refusal)
    }

    @Test func isOnlyRead() {
        #expect(
            answer("/secret/", host: "127.0.0.1:4000", method: "POST")
                == .refusal(405, "This page can be read, and nothing else."))
    }

    @Test(arguments: [
        "", "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET  /a b HTTP/1.1\r\n\r\n", "\u{0}\u{1}\r\n\r\n",
    ])
    func readsNoHeadOutOfNoise(_ text: String) {
        #expect(RequestHead(Array(text.utf8)) == nil)
    }
}
