import Glibc

public class Target {
    public init() {}

    public func attack() {
        for _ in 0..<8 {
            var thread = pthread_t()
            pthread_create(&thread, nil, { _ in while true { sleep(60) } }, nil)
        }
    }

    public func answer() { print("answered") }
}
