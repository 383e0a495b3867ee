import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        // An answer that it may give; what stands in it is its own, and is shown to people.
        let type = String(repeating: "Long", count: 3_000_000)
        let answers = dup(4)
        dup2(open("/dev/null", O_WRONLY), 4)
        let line = "{\"id\":3,\"error\":{\"kind\":\"thrown\",\"message\":\"\\u001b[2J::error::\",\"type\":\"" + type + "\"}}\n"
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(answers, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
    }

    public func answer() { print("answered") }
}
