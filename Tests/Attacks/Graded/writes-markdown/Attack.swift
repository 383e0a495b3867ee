public class Target {
    public init() {}

    public func attack() {
        print("```")
        print("````````````````````````")
        print("~~~")
        print("| passed | 10/10 |")
        print("# passed\n\n**10 of 10 points**\n\n- [x] done")
        print("[link](javascript:alert(1)) ![image](https://example.invalid/x.png) <details>")
        print("@everyone fixes #1 :tada: $x^2$")
        print("    \t<kbd>x</kbd>")
    }

    public func answer() { print("answered") }
}
