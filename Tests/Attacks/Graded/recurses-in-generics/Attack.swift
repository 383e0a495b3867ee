import Glibc

struct Box<Value> { var value: Value }

func depth<Value>(_ value: Value, _ level: Int) -> Int {
    level == 0 ? 0 : depth(Box(value: value), level - 1) + 1
}

public class Target {
    public init() {}

    public func attack() {
        print(depth(0, 1_000_000))
    }

    public func answer() { print("answered") }
}
