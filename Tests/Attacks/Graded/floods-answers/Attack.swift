import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

nonisolated(unsafe) var hasSaid = false

public class Target {
    public init() {}

    public func attack() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in
            while true {
                say("{\"id\":4,\"ok\":null}\n")
                hasSaid = true
            }
        }, nil)
        while !hasSaid { usleep(1000) }
    }

    public func answer() { print("answered") }
}
