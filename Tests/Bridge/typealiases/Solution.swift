typealias Price = Double
typealias Handler = (Int) -> Void
struct Shop {
    typealias Name = String
    func label(_ name: Name, _ price: Price) -> Name { "\(name) \(price)" }
    var onSale: Handler = { print("sale \($0)") }
    func run() { onSale(3) }
    func on(_ handler: Handler) {}
    func maybe(_ handler: Handler? = nil) -> Int { 5 }
}
