import Glibc

typealias Name = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32

public class Target {
    public init() {}

    /// Names that would move the fields of `/proc/PID/stat`, if they were looked for from the front.
    public func attack() {
        let name = unsafeBitCast(dlsym(nil, "pthread_setname_np"), to: Name.self)
        for text in ["a) R 1 1 (", "\n\n", "\u{1B}[31m", ") Z 0 0 0"] { _ = name(pthread_self(), text) }
    }

    public func answer() { print("answered") }
}
