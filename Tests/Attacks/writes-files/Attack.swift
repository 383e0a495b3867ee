import Glibc

public class Target {
    public init() {}

    public func attack() {
        let name = "kata-attack-\(UInt64.random(in: .min ... .max))"
        for path in ["/tmp/", "/dev/shm/", "/var/tmp/", "./", "/"].map({ $0 + name }) {
            if Glibc.open(path, O_WRONLY | O_CREAT, 0o600) >= 0 { print("made", path) }
            if mkdir(path, 0o700) == 0 { print("made a folder", path) }
            if symlink("/etc", path) == 0 { print("made a link", path) }
        }
        let own = CommandLine.arguments[0]
        if Glibc.open(own, O_WRONLY) >= 0 { print("opened itself to write") }
        if truncate(own, 0) == 0 { print("emptied itself") }
        if chmod(own, 0o777) == 0 { print("changed itself") }
        if utimes(own, nil) == 0 { print("touched itself") }
        if unlink(own) == 0 { print("removed itself") }
        if Glibc.open("/proc/self/mem", O_RDWR) >= 0 { print("opened its memory") }
    }

    public func answer() { print("answered") }
}
