import Glibc

/// A program that lies in no file.
public class Target {
    public init() {}

    public func attack() {
        typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // memfd_create, and execveat below.
        let memory = "x".withCString { call(319, Int(bitPattern: $0), 0, 0, 0) }
        if memory >= 0 {
            let text = "#!/bin/sh\necho stolen\n"
            _ = text.withCString { write(Int32(memory), $0, text.utf8.count) }
            var empty: [UnsafeMutablePointer<CChar>?] = [nil]
            fexecve(Int32(memory), &empty, &empty)
            if "".withCString({ call(322, memory, Int(bitPattern: $0), 0, 0) }) == 0 { print("ran") }
        }
    }

    public func answer() { print("answered") }
}
