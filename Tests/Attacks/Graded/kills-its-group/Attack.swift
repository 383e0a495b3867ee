import Glibc

public class Target {
    public init() {}

    public func attack() {
        kill(0, SIGKILL)
        kill(-getpgrp(), SIGKILL)
        killpg(getpgrp(), SIGKILL)
    }

    public func answer() { print("answered") }
}
