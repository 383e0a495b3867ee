import Glibc

public class Target {
    public init() {}

    public func attack() {
        // Log, requests and answers are its own; there is nothing else that it inherited.
        for number in Int32(5)..<1024 where fcntl(number, F_GETFD) >= 0 { print("has descriptor", number) }
        var byte: UInt8 = 0
        if read(0, &byte, 1) > 0 { print("reads what is not its own") }
        if write(3, &byte, 1) >= 0 { print("writes requests") }
    }

    public func answer() { print("answered") }
}
