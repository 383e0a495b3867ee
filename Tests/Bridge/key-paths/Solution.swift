struct Address {
    var city: String
    var lines: [String]
}

class Person {
    var name: String
    var address: Address
    private(set) var age: Int

    init(name: String, city: String, age: Int) {
        self.name = name
        address = Address(city: city, lines: [city])
        self.age = age
    }
}

struct Form {
    var person = Person(name: "Ann", city: "Rome", age: 36)

    func get<Value>(_ path: KeyPath<Person, Value>) -> Value { person[keyPath: path] }

    func set<Value>(_ path: ReferenceWritableKeyPath<Person, Value>, to value: Value) {
        person[keyPath: path] = value
        print("set \(value)")
    }

    func age(_ path: KeyPath<Person, Int>) -> Int { person[keyPath: path] }

    func isLess<Value: Comparable>(_ path: KeyPath<Person, Value>, than other: Person) -> Bool {
        person[keyPath: path] < other[keyPath: path]
    }
}

struct Query<Root> {
    let all: [Root]

    init(_ all: [Root]) { self.all = all }

    func pluck<Value>(_ path: KeyPath<Root, Value>) -> [Value] { all.map { $0[keyPath: path] } }
    func map(_ change: (Root) -> String) -> [String] { all.map(change) }
}

@dynamicMemberLookup
struct Lens<Root> {
    let root: Root

    init(_ root: Root) { self.root = root }

    subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}

extension Array {
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
}
