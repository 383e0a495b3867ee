import Glibc

public class Target {
    public init() {}

    public func attack() {
        for _ in 0..<1000 {
            var thread = pthread_t()
            if pthread_create(&thread, nil, { _ in while true { sleep(60) } }, nil) != 0 { break }
        }
    }

    public func answer() { print("answered") }
}
