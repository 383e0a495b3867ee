/// Where the page is, and what is answered to a request.
struct PagePlace: Sendable {
    let port: UInt16
    let token: String

    /// What comes back for a request.
    enum Answer: Equatable {
        /// The page itself.
        case page
        /// Events as they come, until one side goes.
        case events
        /// Nothing, which is right: browsers ask for an icon of their own accord.
        case nothing
        /// A status with its words.
        case refusal(Int, String)
    }

    var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// Returns what a request gets.
    ///
    /// A page of another site can make a browser send requests here, under a host name that it owns; the name that was asked
    /// for tells them apart.
    func answer(to request: RequestHead) -> Answer {
        guard let host = request.host, hosts.contains(host.lowercased()) else {
            return .refusal(403, "This page is served to 127.0.0.1:\(port) alone.")
        }
        guard request.method == "GET" else {
            return .refusal(405, "This page can be read, and nothing else.")
        }
        switch request.path {
        case "/\(token)/": return .page
        case "/\(token)/events": return .events
        case "/favicon.ico": return .nothing
        default: return .refusal(404, "There is nothing here; kata watch says the address.")
        }
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}

/// The head of a request, as far as it is needed.
struct RequestHead: Equatable {
    var method: String
    var path: String
    /// The host that was asked for; nil where none is said, or more than one.
    var host: String?

    /// The longest head that is read, in bytes.
    static let limit = 16384

    /// Reads a head that ends with an empty line; nil where it is none.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        path = String(words[1].prefix { $0 != "?" })
        let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
        host = hosts.count == 1 ? hosts.first.map { $0.dropFirst(5).trimmingBlanks } : nil
    }

    /// Tells whether bytes hold a whole head.
    static func isWhole(_ bytes: [UInt8]) -> Bool { bytes.suffix(4) == [13, 10, 13, 10] }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
