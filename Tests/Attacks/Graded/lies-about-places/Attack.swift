#sourceLocation(file: "/etc/passwd", line: 1)
#warning("::error::\u{1B}[2J<script>")
#sourceLocation(file: "\n::error::forged", line: 1)
#error("::error::forged")
#sourceLocation()
#error("</failure>]]>```=cmd()")

public class Target {
    public init() {}

    public func attack() {

    }

    public func answer() { print("answered") }
}
