import Glibc

public class Target {
    public init() {}

    public func attack() {
        let size = 300 << 20
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
        for page in stride(from: 0, to: size, by: 4096) {
            memory.storeBytes(of: 1, toByteOffset: page, as: UInt8.self)
        }
        munmap(memory, size)
    }

    /// Becomes a young process, which finds one request to answer and waits for others that never come.
    public func answer() {
        print("answered")
        fflush(stdout)
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        dup2(ends[0], 3)
        "{\"id\":4,\"op\":\"show\",\"value\":1}\n".withCString { _ = write(ends[1], $0, strlen($0)) }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("worker"), nil]
        execv("/proc/self/exe", &arguments)
    }
}
