struct Rights: OptionSet {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

func both() -> Rights { [.read, .write] }
func may(_ rights: Rights) -> Int { rights.rawValue }

@propertyWrapper struct Clamped {
    private var value = 0
    let limit: Int
    init(wrappedValue: Int, _ limit: Int) { (self.limit, value) = (limit, min(wrappedValue, limit)) }
    var wrappedValue: Int { get { value } set { value = min(newValue, limit) } }
    var projectedValue: String { "\(value) of \(limit)" }
}

final class Player { @Clamped(100) var health = 50 }

@dynamicMemberLookup final class Settings {
    private var values = ["size": 3]
    subscript(dynamicMember name: String) -> Int? { get { values[name] } set { values[name] = newValue } }
    var known: Int { values.count }
}

enum Table {
    nonisolated(unsafe) static var cells = [1, 2, 3]
    static subscript(place: Int) -> Int { get { cells[place] } set { cells[place] = newValue } }
    static subscript(named name: String) -> String { name + "!" }
}

final class Link {
    let value: Int?
    let next: Link?
    init(_ value: Int? = nil, _ next: Link? = nil) { (self.value, self.next) = (value, next) }
}

func grains(_ square: UInt64) -> UInt64 { 1 << (square - 1) }
func digits(_ number: UInt64) -> Int { String(number).count }
func flat(_ list: [Any?]) -> Int { list.reduce(0) { $0 + (($1 as? [Any?]).map(flat) ?? ($1 == nil ? 0 : 1)) } }

struct Machine<State: Hashable> {
    typealias Step = (from: State, to: State)
    private(set) var state: State
    private let steps: [Step]
    init(_ state: State, _ steps: [Step] = []) { (self.state, self.steps) = (state, steps) }
    mutating func go() { state = steps.first { $0.from == state }?.to ?? state }
}

typealias TextMachine = Machine<String>
