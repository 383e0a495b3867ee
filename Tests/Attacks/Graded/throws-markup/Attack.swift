struct Injection: Error, CustomStringConvertible {
    var description: String {
        "</failure><script>alert(1)</script>\u{1B}[2J\n::error::forged\n```\n=cmd()\u{202E}"
    }
}

public class Target {
    public init() {}

    public func attack() throws { throw Injection() }

    public func answer() { print("answered") }
}
