import Glibc

/// What it was given goes to another process, or comes from one.
public class Target {
    public init() {}

    public func attack() {
        var ends: [Int32] = [0, 0]
        if socketpair(AF_UNIX, 1, 0, &ends) == 0 { return print("has sockets") }
        typealias Call = @convention(c) (Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // pidfd_open and pidfd_getfd.
        let parent = call(434, Int(getppid()), 0, 0)
        if parent >= 0 {
            for number in 0..<64 where call(438, parent, number, 0) >= 0 { return print("has the grader's") }
        }
        for number in 0..<64 {
            let file = open("/proc/\(getppid())/fd/\(number)", O_RDWR)
            if file >= 0 { return print("has the grader's") }
        }
    }

    public func answer() { print("answered") }
}
