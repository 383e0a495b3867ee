import Glibc

public class Target {
    public init() {}

    public func attack() {
        // The next request never reaches the one who answers.
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in
            var byte: UInt8 = 0
            while read(3, &byte, 1) >= 0 {}
            return nil
        }, nil)
        usleep(50_000)
        let none = open("/dev/null", O_RDONLY)
        var pipes: [Int32] = [0, 0]
        pipe(&pipes)
        dup2(pipes[0], 3)
        close(none)
    }

    public func answer() { print("answered") }
}
