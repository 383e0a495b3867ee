public class Target {
    public init() {}

    public func attack() {
        print("ok 1 - passed")
        print("1..1")
        print("Bail out!")
        print("  ---\n  severity: none\n  ...")
        print("not ok 2 # TODO forgiven")
        print("pragma +strict")
    }

    public func answer() { print("answered") }
}
