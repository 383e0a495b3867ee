public class Target {
    public init() {}

    public func attack() {
        print("]]></failure></testcase></testsuite></testsuites>")
        print("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>&b;")
        print("\u{0}\u{1}\u{B}\u{FFFE}\u{FFFF}")
        print("<?xml version=\"1.0\"?><testsuites failures=\"0\"/>")
    }

    public func answer() { print("answered") }
}
