public class Target {
    public init() {}

    public func attack() {
        fatalError("\u{1B}[2J</failure><script>alert(1)</script>\n::error::forged ##[error]x\n```\n=cmd()\u{202E}")
    }

    public func answer() { print("answered") }
}
