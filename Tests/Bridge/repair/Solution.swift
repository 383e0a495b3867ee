protocol Shape {}
extension Shape where Self: Equatable {
    func twin(_ other: Self) -> Bool { self == other }
}

struct Tag<T> {}
extension Tag where T == Int {
    static func number() -> Int { 4 }
}

@dynamicMemberLookup
struct Odd {
    var made = Self.start
    static var start: Int { 3 }
    subscript(dynamicMember name: String) -> Int { name.count }
    func unique() -> Alias { Handle() }
    func fine() -> String { "fine" }
}
struct Handle: ~Copyable {}
typealias Alias = Handle
