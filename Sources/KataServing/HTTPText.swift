/// What is sent, as HTTP/1.1 has it.
enum HTTPText {
    /// No other site may show, read or keep the page, and no other place learns its address from it.
    private static let guards = """
        Cache-Control: no-store\r
        Content-Security-Policy: frame-ancestors 'none'\r
        Cross-Origin-Opener-Policy: same-origin\r
        Cross-Origin-Resource-Policy: same-origin\r
        Referrer-Policy: no-referrer\r
        X-Content-Type-Options: nosniff\r

        """

    static func page(_ page: [UInt8]) -> [UInt8] { response(200, "text/html; charset=utf-8", page) }

    static func refusal(_ status: Int, _ words: String) -> [UInt8] {
        response(status, "text/plain; charset=utf-8", Array((words + "\n").utf8))
    }

    static let nothing = Array("HTTP/1.1 204 No Content\r\n\(guards)Connection: close\r\n\r\n".utf8)

    static let eventsHead = Array(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(guards)Connection: close\r\n\r\nretry: 1000\n\n"
            .utf8)

    static func event(_ name: String) -> [UInt8] { Array("event: \(name)\ndata:\n\n".utf8) }

    private static func response(_ status: Int, _ type: String, _ body: [UInt8]) -> [UInt8] {
        let reasons = [
            200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        ]
        let head =
            "HTTP/1.1 \(status) \(reasons[status] ?? "Error")\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
            + (status == 405 ? "Allow: GET\r\n" : "") + guards + "Connection: close\r\n\r\n"
        return Array(head.utf8) + body
    }
}
