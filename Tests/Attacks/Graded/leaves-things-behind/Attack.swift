import Glibc

private let O_TMPFILE: Int32 = 0o20200000

public class Target {
    public init() {}

    public func attack() {
        for name in ["kata-attack", "/kata-attack"] {
            if shm_open(name, O_CREAT | O_RDWR, 0o600) >= 0 { print("made shared memory") }
        }
        #if arch(x86_64)
        typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // shmget, semget, msgget, mq_open: all outlive a process.
        if call(29, 0x6B61, 4096, 0o1600, 0) >= 0 { print("made a segment") }
        if call(64, 0x6B61, 1, 0o1600, 0) >= 0 { print("made a semaphore") }
        if call(68, 0x6B61, 0o1600, 0, 0) >= 0 { print("made a message queue") }
        "kata-attack".withCString { if call(240, Int(bitPattern: $0), 0o102, 0o600, 0) >= 0 { print("made a queue") } }
        #endif
        for folder in ["/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run", "/var/lock", "/run/user/0", "/", "."] {
            for number in 0..<3 where open("\(folder)/kata-attack-\(number)", O_WRONLY | O_CREAT, 0o600) >= 0 {
                print("made a file in", folder)
            }
            if mkfifo("\(folder)/kata-attack", 0o600) == 0 { print("made a pipe in", folder) }
            if link("/proc/self/exe", "\(folder)/kata-attack") == 0 { print("made a link in", folder) }
            if open(folder, O_TMPFILE | O_RDWR, 0o600) >= 0 { print("made a file without a name in", folder) }
        }
    }

    public func answer() { print("answered") }
}
