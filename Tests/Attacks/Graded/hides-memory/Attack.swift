import Glibc

public class Target {
    public init() {}

    public func attack() {
        // What no limit counts: address space that nothing backs, files without a name, memory that is shared.
        let huge = mmap(nil, 1 << 40, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        if huge != MAP_FAILED { print("reserved a tebibyte") }
        let shared = mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        if shared != MAP_FAILED { print("shares a gibibyte") }
        typealias Call = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
        if let make = dlsym(nil, "memfd_create") {
            let file = unsafeBitCast(make, to: Call.self)("kata-attack", 0)
            if file >= 0 { print("has a file in memory") }
        }
        if mlockall(MCL_CURRENT | MCL_FUTURE) == 0, mmap(nil, 128 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED {
            print("locked its memory")
        }
    }

    public func answer() { print("answered") }
}
