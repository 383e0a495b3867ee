import Glibc

public class Target {
    public init() {}

    /// Asks for a process as programs of 32 bits do, past a filter that knows the calls of 64 bits only.
    public func attack() {
        #if arch(x86_64)
        let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
        // mov eax, 2; int 0x80; ret
        let code: [UInt8] = [0xB8, 2, 0, 0, 0, 0xCD, 0x80, 0xC3]
        code.withUnsafeBytes { page.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        print(unsafeBitCast(page, to: (@convention(c) () -> Int32).self)())
        #else
        abort()
        #endif
    }

    public func answer() { print("answered") }
}
