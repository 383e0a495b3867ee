import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in
            while true { say("{\"id\":4,\"ok\":null}\n") }
        }, nil)
        usleep(100_000)
    }

    public func answer() { print("answered") }
}
