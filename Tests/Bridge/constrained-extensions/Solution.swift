protocol Brand { static var name: String { get } }
enum Red: Brand { static let name = "red" }
enum Blue: Brand { static let name = "blue" }
struct Row: Hashable {}
final class Column {}

struct Table<B: Brand, Item> {
    var items: [Item] = []
    static func of(_ brand: B, _ item: Item) -> Table<B, Item> { Table(items: [item]) }
}

extension Table where Item == Row {
    func insertRow(_ row: Item) -> String { "\(B.name) row" }
}

extension Table where B == Red, Item: Comparable {
    var largest: Item? { items.max() }
    mutating func raise(by item: Item) { items.append(item) }
    subscript(place: Int) -> Item {
        get { items[place] }
        set { items[place] = newValue }
    }
}

extension Table<Blue, Int> {
    init() { items = [7] }
    static func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
    var total: Int { get async throws { items.reduce(0, +) } }
}

final class Stack<Element> {
    private var items: [Element] = []
    init(_ item: Element) { items = [item] }
    func has(_ item: Element) -> Bool where Element: Equatable { items.contains(item) }
    func print() where Element: CustomStringConvertible { Swift.print(items.map(\.description)) }
}

final class Walk<Base: IteratorProtocol> where Base.Element == String {
    private var base: Base
    init(_ base: Base) { self.base = base }
    func next() -> String? { base.next() }
}
struct Road { func walk() -> Walk<IndexingIterator<[String]>> { Walk(["a", "b"].makeIterator()) } }

protocol Shape {
    associatedtype Unit
    var unit: Unit { get }
}
protocol Named { var name: String { get } }

extension Shape where Self: Named {
    func introduce() -> String { "I am \(name)" }
}
extension Shape where Unit == Int {
    func twice(_ other: Unit) -> Unit { unit * 2 + other }
    func isLike(_ other: Self) -> Bool { unit == other.unit }
}

struct Square: Shape, Named { let unit: Int; var name: String { "square" } }
struct Cloud: Shape { let unit = 0.5 }

struct Shop {
    let red = Table<Red, Row>()
    func reds() -> Table<Red, Int> { Table(items: [3, 9]) }
    func columns() -> Table<Blue, Column> { Table(items: [Column()]) }
}

protocol Factory {
    associatedtype B: Brand
}
extension Factory {
    func rows() -> Table<B, Row> { Table() }
}
struct BlueFactory: Factory { typealias B = Blue }
#if os(Linux) || os(macOS)
extension Stack where Element == Int { func here() -> Bool { true } }
#else
extension Stack where Element == NoSuchType { func elsewhere() {} }
#endif
