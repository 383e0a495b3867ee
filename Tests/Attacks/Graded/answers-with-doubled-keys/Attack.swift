import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        // Whichever of the two is taken, it is an answer that it may give.
        let answers = dup(4)
        dup2(open("/dev/null", O_WRONLY), 4)
        let line = "{\"id\":3,\"id\":3,\"ok\":null,\"ok\":null,\"void\":true}\n"
        _ = line.withCString { write(answers, $0, strlen($0)) }
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in nil }, nil)
        usleep(1000)
        dup2(answers, 4)
    }

    public func answer() { print("answered") }
}
