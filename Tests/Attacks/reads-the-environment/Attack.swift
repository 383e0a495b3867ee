import Foundation

public class Target {
    public init() {}

    public func attack() {
        let allowed: Set<String> = [
            "SWIFT_DETERMINISTIC_HASHING", "SWIFT_BACKTRACE", "LC_ALL", "TZ", "MALLOC_ARENA_MAX", "HOME",
            "PATH",
        ]
        for name in ProcessInfo.processInfo.environment.keys where !allowed.contains(name) {
            print("knows", name)
        }
    }

    public func answer() { print("answered") }
}
