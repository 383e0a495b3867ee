import Glibc

/// Changes what all code of a process goes by: its language, its folder, its signals, its output.
public class Target {
    public init() {}

    public func attack() {
        setlocale(LC_ALL, "tr_TR.UTF-8")
        setenv("LC_ALL", "tr_TR.UTF-8", 1)
        umask(0o777)
        chdir("/proc")
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_BLOCK, &all, nil)
        fclose(stdout)
    }

    public func answer() { print("answered") }
}
