import Glibc

public class Target {
    public init() {}

    public func attack() {
        let places = [
            "/root", "/root/.ssh/id_rsa", "/home", "/etc/shadow", "/etc/passwd", "/run/secrets",
            "/run/docker.sock",
            "/var/run/secrets/kubernetes.io", "/proc/1/environ", "/proc/1/root", "/proc/self/cwd/etc/passwd",
            "/proc/kcore", "/proc/sysrq-trigger", "/sys/class/dmi/id/product_uuid", "/sys/fs/cgroup",
            "/dev/mem", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/shm", "/dev/tty", "/tmp", "/kata-old", "/",
        ]
        for place in places {
            let file = open(place, O_RDONLY | O_NONBLOCK)
            var byte: UInt8 = 0
            if file >= 0, read(file, &byte, 1) > 0 { print("read", place) }
            if let folder = opendir(place) {
                while let entry = readdir(folder) {
                    if entry.pointee.d_type == 8 { print("saw a file in", place) }
                }
            }
        }
    }

    public func answer() { print("answered") }
}
