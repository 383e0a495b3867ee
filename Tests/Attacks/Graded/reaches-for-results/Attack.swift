import Glibc

/// Results, locks and what resumes read.
public class Target {
    public init() {}

    public func attack() {
        let folders = [
            "/proc/self/cwd", "/proc/1/root", "/proc/1/cwd", "/tmp", "/var/tmp", "..", "../..", "../../../..",
        ]
        for folder in folders {
            for name in ["results", "attempts", "grading.lock", "lock", "runtimes", "KataBindings.swift"] {
                let path = "\(folder)/\(name)"
                let file = open(path, O_RDWR | O_CREAT, 0o666)
                if file >= 0 {
                    _ = flock(file, LOCK_EX)
                    return print("has \(path)")
                }
                if mkdir(path, 0o777) == 0 || symlink("/etc/passwd", path) == 0
                    || rename(path, path + "x") == 0
                {
                    return print("made \(path)")
                }
            }
        }
    }

    public func answer() { print("answered") }
}
