import KataConcurrency
import KataRuntime

public class Target {
    public init() {}

    public func attack() {
        print(type(of: Session.self))
    }

    public func answer() { print("answered") }
}
