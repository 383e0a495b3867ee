import Observation

@Observable
final class Model {
    var count = 0
}

public class Target {
    public init() {}

    public func attack() {
        let model = Model()
        model.count += 1
        if model.count != 1 { print("is wrong") }
    }

    public func answer() { print("answered") }
}
