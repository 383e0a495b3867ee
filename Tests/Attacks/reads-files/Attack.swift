import Glibc

public class Target {
    public init() {}

    public func attack() {
        for path in [
            "/etc/passwd", "/etc/hostname", "/root/.bashrc", "/proc/1/environ", "/proc/1/maps", "/tmp",
            "/home", "/bin/sh",
        ] where Glibc.open(path, O_RDONLY) >= 0 {
            print("opened", path)
        }
    }

    public func answer() { print("answered") }
}
