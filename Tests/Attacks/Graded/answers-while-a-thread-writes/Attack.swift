import Glibc

public class Target {
    public init() {}

    public func attack() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in
            let line = [UInt8](repeating: 0x0A, count: 4096)
            while true { write(1, line, line.count) }
        }, nil)
        sleep(60)
    }

    public func answer() { print("answered") }
}
