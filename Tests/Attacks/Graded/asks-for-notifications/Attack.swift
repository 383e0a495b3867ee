import Glibc

public class Target {
    public init() {}

    public func attack() {
        // Whoever listens to a filter may answer calls as he likes; only its own filter, and the kernel's refusal stays.
        #if arch(x86_64)
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        var filter: [UInt64] = [0x7FFF_0000_0000_0006]
        filter.withUnsafeMutableBytes { bytes in
            var program: (UInt64, UInt) = (1, UInt(bitPattern: bytes.baseAddress))
            withUnsafeMutableBytes(of: &program) { program in
                let listener = call(317, 1, 8, Int(bitPattern: program.baseAddress), 0, 0, 0)
                if listener >= 0, socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { print("has a socket") }
            }
        }
        #endif
        if socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 { print("has a socket") }
    }

    public func answer() { print("answered") }
}
