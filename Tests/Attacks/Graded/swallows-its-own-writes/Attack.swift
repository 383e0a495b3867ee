import Glibc

public class Target {
    public init() {}

    public func attack() {
        #if arch(x86_64)
        typealias Call = @convention(c) (Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // Loads the number; of `write` is said that it wrote nothing, all else is allowed.
        let filter: [UInt64] = [
            0x0000_0000_0000_0020, 0x0000_0001_0100_0015, 0x0005_0000_0000_0006, 0x7FFF_0000_0000_0006,
        ]
        filter.withUnsafeBytes { bytes in
            let program: (UInt, UnsafeRawPointer?) = (4, bytes.baseAddress)
            withUnsafePointer(to: program) { _ = call(157, 22, 2, Int(bitPattern: $0)) }
        }
        #else
        while true {}
        #endif
    }

    public func answer() { print("answered") }
}
