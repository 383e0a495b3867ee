public class Target {
    public init() {}

    public func attack() {
        let none: [Int] = []
        print(none[none.count])
    }

    public func answer() { print("answered") }
}
