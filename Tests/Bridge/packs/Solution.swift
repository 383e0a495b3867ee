protocol Event { static var topic: String { get } }
struct Login: Event { static let topic = "login" }
struct Logout: Event { static let topic = "logout" }

struct Bus {
    func post<each E: Event>(all events: repeat each E) -> [String] {
        var topics: [String] = []
        repeat topics.append((each E).topic)
        return topics
    }

    func joined<each T>(_ head: String, _ values: repeat each T) -> String {
        var text = head
        func add<Value>(_ value: Value) { text += " \(value)" }
        repeat add(each values)
        return text
    }
}
