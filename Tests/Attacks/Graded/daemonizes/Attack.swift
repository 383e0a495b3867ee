import Glibc

public class Target {
    public init() {}

    public func attack() {
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
        let vfork = unsafeBitCast(dlsym(nil, "vfork"), to: (@convention(c) () -> Int32).self)
        if fork() == 0 {
            setsid()
            if fork() == 0 { sleep(120) }
            _exit(0)
        }
        if vfork() == 0 { _exit(0) }
        if setsid() > 0 { print("has a session of its own") }
        if setpgid(0, 0) == 0, getpgrp() != getsid(0) { print("has a group of its own") }
        typealias Daemon = @convention(c) (Int32, Int32) -> Int32
        if unsafeBitCast(dlsym(nil, "daemon"), to: Daemon.self)(0, 0) == 0 { print("is a daemon") }
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        let control = unsafeBitCast(dlsym(nil, "prctl"), to: Control.self)
        if control(1, 0, 0, 0, 0) == 0 { print("outlives its parent") }
    }

    public func answer() { print("answered") }
}
