public class Target {
    public init() {}

    public func attack() {
        print("=cmd|\'/c calc\'!A1")
        print("+1+1")
        print("-2+3")
        print("@SUM(1)")
        print("\t=1")
        print("＝1+1")
        print("a,b;\"c\"\nd")
    }

    public func answer() { print("answered") }
}
