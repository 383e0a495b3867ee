public class Target {
    public init() {}

    public func attack() {
        let a = 1.0, b = 2, c: Float = 3
        let sum =
            -(a + 1) + -(2 * -b) - -(c + 2 - 3)
            + [1, 2.5, 3].map { -$0 * 2 + -a - -(1 + $0) }.reduce(0) { -$0 + -$1 - 1 }
        print(sum)
    }

    public func answer() { print("answered") }
}
