import Glibc

public class Target {
    public init() {}

    public func attack() {
        // Shared pages belong to nobody's heap.
        let size = 300 << 20
        guard let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), pages != MAP_FAILED
        else { return }
        memset(pages, 1, size)
    }

    public func answer() { print("answered") }
}
