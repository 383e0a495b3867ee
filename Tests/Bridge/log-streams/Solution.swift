import Foundation

final class Noise {
    func all() {
        print("print")
        debugPrint("debugPrint")
        dump(["dump"])
        fputs("fputs out\n", stdout)
        fputs("fputs err\n", stderr)
        FileHandle.standardOutput.write(Data("FileHandle\n".utf8))
        FileHandle.standardError.write(Data("FileHandle err\n".utf8))
        _ = "write\n".withCString { write(1, $0, 6) }
        print("你好", terminator: "\n")
    }
    func partial() { print("no newline", terminator: "") }
    func log() { NSLog("%@", "stamped") }
}
