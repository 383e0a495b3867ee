import Glibc

public class Target {
    public init() {}

    public func attack() {
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
        for _ in 0..<20 {
            let child = fork()
            if child == 0 { _exit(0) }
            if child > 0 { print("forked") }
        }
        var path = strdup("/bin/sh")
        var child: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [path, nil]
        if posix_spawn(&child, "/bin/sh", nil, nil, &arguments, nil) == 0 { print("spawned") }
        execv("/bin/sh", &arguments)
    }

    public func answer() { print("answered") }
}
