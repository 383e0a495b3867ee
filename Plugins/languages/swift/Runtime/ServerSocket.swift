#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages that carry descriptors over a Unix socket (`SCM_RIGHTS`; Swift does not import the CMSG macros).
enum ServerSocket {
    /// A message with the descriptors that came with it.
    struct Message {
        let bytes: [UInt8]
        let descriptors: [Int32]
    }

    private static let maximumMessage = 4096
    private static let controlSize = 128

    /// The header of control data is padded to a pointer's size (`CMSG_DATA`; Darwin pads to 4 bytes).
    private static var headerSize: Int {
        #if canImport(Darwin)
        let alignment = 4
        #else
        let alignment = MemoryLayout<Int>.size
        #endif
        return (MemoryLayout<cmsghdr>.size + alignment - 1) / alignment * alignment
    }

    /// Waits for a message; gives nothing when the socket is closed.
    static func receive(_ socket: Int32) -> Message? {
        var content = [UInt8](repeating: 0, count: maximumMessage)
        var control = [Int](repeating: 0, count: controlSize / MemoryLayout<Int>.size)
        var controlCount = 0
        let count = content.withUnsafeMutableBytes { content in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: content.baseAddress, iov_len: content.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var header = msghdr()
                    header.msg_iov = part
                    header.msg_iovlen = 1
                    header.msg_control = control.baseAddress
                    header.msg_controllen = .init(control.count)
                    var count = recvmsg(socket, &header, 0)
                    while count < 0, Platform.failure == EINTR { count = recvmsg(socket, &header, 0) }
                    controlCount = Int(header.msg_controllen)
                    return count
                }
            }
        }
        guard count > 0 else { return nil }
        return Message(
            bytes: Array(content[..<count]), descriptors: descriptors(in: control, count: controlCount))
    }

    private static func descriptors(in control: [Int], count: Int) -> [Int32] {
        control.withUnsafeBytes { bytes in
            guard count >= headerSize else { return [] }
            let header = bytes.loadUnaligned(as: cmsghdr.self)
            guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == SCM_RIGHTS else { return [] }
            let end = min(Int(header.cmsg_len), count)
            return stride(from: headerSize, to: end, by: MemoryLayout<Int32>.size).map { offset in
                bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
            }
        }
    }

    /// Closes descriptors that are no longer wanted.
    static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors {
            #if canImport(Glibc)
            _ = Glibc.close(descriptor)
            #elseif canImport(Musl)
            _ = Musl.close(descriptor)
            #elseif canImport(Darwin)
            _ = Darwin.close(descriptor)
            #endif
        }
    }
}
