import Glibc

public class Target {
    public init() {}

    public func attack() {
        let programs = [
            "/bin/sh", "/usr/bin/env", "/usr/bin/python3", "/usr/bin/swiftc", "/sbin/reboot", "/proc/1/exe",
            "/bin/su",
        ]
        for folder in ["", "/proc/self/root", "/kata-old"] {
            for program in programs {
                var arguments: [UnsafeMutablePointer<CChar>?] = [
                    strdup(program), strdup("-c"), strdup("echo executed"), nil,
                ]
                execv(folder + program, &arguments)
            }
        }
    }

    public func answer() { print("answered") }
}
