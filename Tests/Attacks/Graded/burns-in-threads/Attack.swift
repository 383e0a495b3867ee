import Glibc

public class Target {
    public init() {}

    public func attack() {
        for _ in 0..<8 {
            var thread = pthread_t()
            pthread_create(&thread, nil, { _ in while true {} }, nil)
        }
        sleep(60)
    }

    public func answer() { print("answered") }
}
