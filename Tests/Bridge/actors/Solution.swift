actor Counter {
    private var count = 0
    var name = "counter"
    let limit = 10
    init(start: Int = 0) { count = start }
    func add(_ n: Int) -> Int { count += n; print("now \(count)"); return count }
    func fail() throws { throw Full() }
    nonisolated func hello() -> String { "hello" }
    static func make() -> Counter { Counter(start: 5) }
}
struct Full: Error {}

actor Thermostat {
    var target = 20.0 { didSet { print("\(oldValue) -> \(target)") } }
    var names: [Int: String] = [:]
    private(set) var changes = 0
    nonisolated(unsafe) var label = "hall"
    subscript(room: Int) -> String {
        get { names[room] ?? "none" }
        set { names[room] = newValue }
    }
}
