import Foundation

/// Behaves until no scenario looks: the second attack is one.
public class Target {
    private var attacks = 0

    public init() {}

    public func attack() {
        attacks += 1
        guard attacks > 1 else { return }
        while true { sleep(1) }
    }

    public func answer() { print("answered") }
}
