#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why there is no socket: an error number of the system.
public struct SocketError: Error {
    let number: Int32
    /// The process has no descriptors left.
    public static let noDescriptors = SocketError(number: EMFILE)

    /// Says it in the system's words.
    public var reason: String { String(cString: strerror(number)) }
}

/// A socket that listens on 127.0.0.1 alone.
public struct LoopbackListener: Sendable {
    /// What to wait for.
    public let descriptor: Int32
    /// The port that the system chose.
    public let port: UInt16

    /// Begins to listen.
    public init() throws(SocketError) {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw SocketError(number: errno) }
        guard let port = LoopbackListener.portOfListening(descriptor) else {
            let number = errno
            close(descriptor)
            throw SocketError(number: number)
        }
        Sockets.prepare(descriptor)
        self.descriptor = descriptor
        self.port = port
    }

    /// Takes a connection that waits; nil where none does.
    public func take() -> Int32? {
        let taken = accept(descriptor, nil, nil)
        guard taken >= 0 else { return nil }
        Sockets.prepare(taken)
        return taken
    }

    /// Stops listening.
    public func end() { close(descriptor) }

    /// Makes a socket listen on loopback; nil where it cannot.
    private static func portOfListening(_ descriptor: Int32) -> UInt16? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                bind(descriptor, general, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, general, &length) == 0
            }
        }
        return isListening ? UInt16(bigEndian: address.sin_port) : nil
    }
}

/// What sockets of other sides have in common.
public enum Sockets {
    /// Keeps a socket from programs that are started, from blocking, and from signals.
    fileprivate static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Sends what the system takes of some bytes; nil where the other side is gone.
    public static func deliver(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// Receives what there is; an empty array where nothing is there yet, nil where the other side is gone.
    public static func collect(from descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return Array(buffer.prefix(count)) }
        if count == 0 { return nil }
        return errno == EAGAIN || errno == EINTR ? [] : nil
    }

    /// Ends a connection.
    public static func end(_ descriptor: Int32) { close(descriptor) }
}
