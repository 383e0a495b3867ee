import Foundation

struct Rights: OptionSet {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
    static let all: Rights = [.read, .write]
}

struct Celsius: ExpressibleByFloatLiteral {
    let degrees: Double
    init(floatLiteral value: Double) { degrees = value }
}

let shout = { (word: String, times: Int) -> String in
    word.uppercased() + String(repeating: "!", count: times)
}
let times: (Int) -> (Int) -> Int = { a in { b in a * b } }

protocol Screen {
    typealias Handler = (String) -> Void
    var onTap: Handler? { get set }
}

final class Login: Screen {
    var onTap: Screen.Handler?
    func tap() { onTap?("login") }
}

/// The labels of a literal's initializer are not left out where another one fits.
struct Bag<Item> {
    let items: [Item]
    init(_ items: [Item] = []) { self.items = items }
    init(arrayLiteral items: Item...) { self.items = items }
    func first(or other: Item) -> Item { items.first ?? other }
}

protocol Kind { static var name: String { get } }
struct Circle: Kind { static let name = "circle" }

final class Factory {
    func make(_ name: String, size: Double) -> String { "\(name) \(size)" }
    func make<Shape: Kind>(_ type: Shape.Type, size: Double) -> String { "a \(type.name)" }
}

struct Mark { var range = NSRange(location: 1, length: 2) }

typealias Memento = [String: Any]
