@propertyWrapper
struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, 0), 10) }
    }
    var projectedValue: String { "clamped \(value)" }
    init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
}

@propertyWrapper
final class Logged<Value> {
    var wrappedValue: Value { didSet { print("set \(wrappedValue)") } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Volume {
    @Clamped var level: Int = 5
    @Logged var name = "main"
}
struct Needs {
    @Clamped var level: Int
}
