import Glibc

/// A signal thousands of times a second, whose handler does not let calls go on.
public class Target {
    public init() {}

    public func attack() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        action.sa_flags = 0
        sigaction(SIGALRM, &action, nil)
        var timer = itimerval(
            it_interval: timeval(tv_sec: 0, tv_usec: 100), it_value: timeval(tv_sec: 0, tv_usec: 100))
        setitimer(__itimer_which_t(0), &timer, nil)
    }

    public func answer() { print("answered") }
}
