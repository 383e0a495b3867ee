import KataServing
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server with a browser's side of its connections: blocking sockets, so that no test waits by a clock.
@Suite struct PageServerTests {
    private let server: PageServer
    private let port: UInt16
    private let path: String

    init() throws {
        server = try PageServer()
        let parts = server.address.split(separator: "/")
        port = try #require(UInt16(parts[1].split(separator: ":")[1]))
        path = "/\(parts[2])/"
    }

    private func connect(to address: UInt32 = 0x7F00_0001) -> Int32? {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = address.bigEndian
        place.sin_port = port.bigEndian
        let isConnected = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                #if canImport(Glibc)
                Glibc.connect(descriptor, general, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                #elseif canImport(Musl)
                Musl.connect(descriptor, general, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                #else
                Darwin.connect(descriptor, general, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                #endif
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }

    private func ask(_ descriptor: Int32, _ path: String, host: String? = nil) {
        let text = "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n"
        _ = text.withCString { send(descriptor, $0, strlen($0), 0) }
    }

    /// Reads until some text is there, or the other side ends.
    private func read(_ descriptor: Int32, until wanted: String? = nil) -> String {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let wanted, String(decoding: text, as: UTF8.self).contains(wanted) { break }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            text += buffer.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func get(_ path: String, host: String? = nil) throws -> String {
        let descriptor = try #require(connect())
        defer { close(descriptor) }
        ask(descriptor, path, host: host)
        return read(descriptor)
    }

    @Test func servesThePageThatWasShownLast() throws {
        defer { server.stop() }
        server.show("<p>one</p>")
        server.show("<p>两</p>")
        let answer = try get(path)
        #expect(
            answer.hasPrefix(
                "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 10\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n<p>两</p>"))
        #expect(answer.contains("frame-ancestors 'none'") && answer.contains("Cache-Control: no-store"))
    }

    @Test func servesNothingToAnotherHostNorWithoutTheToken() throws {
        defer { server.stop() }
        server.show("secret")
        #expect(try get(path, host: "evil.example:\(port)").hasPrefix("HTTP/1.1 403 "))
        #expect(try get("/").hasPrefix("HTTP/1.1 404 "))
        #expect(try !get("/").contains("secret"))
        #expect(path.count == 34)
    }

    /// The address of another interface of the loopback: what listened on all would answer here.
    @Test func listensOnOneAddressAlone() {
        defer { server.stop() }
        #expect(connect(to: 0x7F00_0002) == nil)
    }

    @Test func tellsOfNewsInTheOrderInWhichTheyCome() throws {
        let descriptor = try #require(connect())
        defer { close(descriptor) }
        ask(descriptor, path + "events")
        #expect(read(descriptor, until: "event: page\n").contains("Content-Type: text/event-stream\r\n"))
        server.announce()
        _ = read(descriptor, until: "event: judging\n")
        server.show("new")
        _ = read(descriptor, until: "event: page\n")
        server.stop()
        #expect(read(descriptor).contains("event: end\n"))
        #expect(connect() == nil)
    }

    @Test func survivesConnectionsThatSayNothingOrTooMuch() throws {
        defer { server.stop() }
        let silent = try #require(connect())
        defer { close(silent) }
        let noisy = try #require(connect())
        defer { close(noisy) }
        let noise = [UInt8](repeating: 0x41, count: 20000)
        _ = noise.withUnsafeBytes { send(noisy, $0.baseAddress, $0.count, 0) }
        server.show("still there")
        #expect(try get(path).hasSuffix("still there"))
    }

    @Test func servesALargePageWhole() throws {
        defer { server.stop() }
        server.show(String(repeating: "0123456789", count: 500_000))
        #expect(try get(path).count > 5_000_000)
    }
}
