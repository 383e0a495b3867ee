final class Printer {
    func say(_ value: Any) -> String { "\(type(of: value)) \(value)" }
    func maybe(_ value: Any?) -> String { value.map { "\($0)" } ?? "none" }
    func object(_ value: AnyObject) -> String { "\(value === self)" }
    func all(_ values: [Any]) -> Int { values.count }
    func map(_ values: [String: Any]) -> [String] { values.keys.sorted() }
    func key(_ value: AnyHashable) -> String { "\(value)" }
    func mixed() -> [Any] { [1, "two", 3.5, true] }
    func code(_ value: some CustomStringConvertible) -> String { value.description }
}
enum Colour { case red }
