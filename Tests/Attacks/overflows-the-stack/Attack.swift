@inline(never) func depth(_ level: Int) -> Int {
    var room = (level, level, level, level)
    return withUnsafeMutablePointer(to: &room) { depth($0.pointee.0 + 1) + $0.pointee.1 }
}

public class Target {
    public init() {}

    public func attack() {
        print(depth(0))
    }

    public func answer() { print("answered") }
}
