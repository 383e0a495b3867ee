import Glibc

@inline(never) func depth(_ level: Int) -> Int {
    var room = (level, level, level, level)
    return withUnsafeMutablePointer(to: &room) { depth($0.pointee.0 + 1) + $0.pointee.1 }
}

public class Target {
    public init() {}

    public func attack() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in
            print(depth(0))
            return nil
        }, nil)
        pthread_join(thread, nil)
    }

    public func answer() { print("answered") }
}
