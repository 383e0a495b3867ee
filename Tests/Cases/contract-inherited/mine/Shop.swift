class Pile<Item> {
    private(set) var items: [Item] = []
    var first: Item? { items.first }
    var count: Int { items.count }
    func put(_ item: Item) { items.append(item) }
}

final class Shelf: Pile<String> {}

typealias Strings = Pile<String>
protocol Described {
    associatedtype Item
    var count: Int { get }
}
extension Described where Item == String {
    func describe() -> String { "a drawer of \(count)" }
}
final class Drawer: Strings, Described { typealias Item = String }

@propertyWrapper
struct Clamped {
    private var value: Int
    init(wrappedValue: Int) { value = min(wrappedValue, 12) }
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 12) }
    }
}
class Priced { @Clamped var price = 9 }
final class Till: Priced {}

protocol Made { func name() -> String }
struct Thing: Made { func name() -> String { "made" } }
class Making<Product: Made> {
    let product: Product
    init(_ product: Product) { self.product = product }
    func make() -> some Made { product }
    func any() -> any Made { product }
}
final class Maker: Making<Thing> { init() { super.init(Thing()) } }

enum Deep {
    class Base<Text: StringProtocol> {
        let text: Text
        init(_ text: Text) { self.text = text }
        func label() -> String { String(text) }
    }
    final class Inner: Base<Substring> { init() { super.init("deep") } }
}

struct Counter<Unit> {
    var sold = 0
}
extension Counter: Selling where Unit == Int {
    mutating func sell() {
        sold += 1
        print("sold \(sold)")
    }
}
protocol Selling { mutating func sell() }
typealias Vendor = Counter<Int>
