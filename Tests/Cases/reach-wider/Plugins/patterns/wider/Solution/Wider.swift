/// What scripts reach since they reach further.
struct Rights: OptionSet {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

final class Door {
    private(set) var rights: Rights = []
    var visits = 0
    func grant(_ rights: Rights) { self.rights = rights; print("granted \(rights.rawValue)") }
    func revoke() { rights = []; print("revoked") }
    func visit() { visits += 1 }
}

enum Table {
    nonisolated(unsafe) static var cells = [1, 2, 3]
    static subscript(place: Int) -> Int { get { cells[place] } set { cells[place] = newValue } }
}

@dynamicMemberLookup final class Settings {
    private var values = ["depth": 3]
    subscript(dynamicMember name: String) -> Int? { get { values[name] } set { values[name] = newValue } }
}

struct Lazy<T> {
    let make: () -> T
    init(_ make: @escaping () -> T) { self.make = make }
    var value: T { make() }
}

func size(_ text: String) -> Int { text.count * 100 }
func min(of list: [Int]) -> Int { list.sorted()[0] }
func grains(_ square: UInt64) -> UInt64 { 1 << (square - 1) }
func doubled<T: Numeric>(_ make: () -> T) -> T { make() * 2 }
func numbers(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { stream in
        for number in 0..<count { stream.yield(number) }
        stream.finish()
    }
}
