protocol Named { static var name: String { get } }
struct Circle: Named { static let name = "circle" }
struct Square: Named { static let name = "square" }

struct Bag: ExpressibleByArrayLiteral {
    let words: [String]

    init(arrayLiteral elements: String...) { words = elements }
}

protocol Labelled {
    var text: String { get }
    init(_ text: String)
}

struct Tag: Labelled {
    let text: String

    init(_ text: String) { self.text = "<\(text)>" }
}

enum Either<Left, Right> {
    case left(Left)
    case right(Right)
}

class Repository<Element> {
    fileprivate let items: [Element]

    init(_ items: Element...) { self.items = items }
}

final class Caching<Element>: Repository<Element> {
    func find(_ index: Int) -> Element { items[index] }
}

protocol Style { var mark: String { get } }
struct Loud: Style { let mark = "!" }
extension Style where Self == Loud { static var loud: Loud { Loud() } }

struct Item { let word: String, rank: Int }

struct Refusal: Error {}

infix operator <>
infix operator ^=: AssignmentPrecedence
func <> (left: String, right: String) -> String { "\(left)<>\(right)" }
func ^= (words: inout [String], word: String) { words.append(word) }

func shout(_ word: String) -> String { word.uppercased() }
func parse(_ text: String) -> Either<String, Int> { Int(text).map(Either.right) ?? .left(text) }

struct Speaker {
    func say(_ word: String) -> String { "\(word)…" }
}

final class Desk {
    let speaker = Speaker()
    let maker: any Labelled.Type = Tag.self
    var itself: Desk? { self }
    var other: Desk? { nil }
    var words = ["bb", "a"]

    func sort<Value: Comparable>(by path: KeyPath<String, Value>) {
        words.sort { $0[keyPath: path] < $1[keyPath: path] }
    }

    func change(_ change: (String) -> String) { words = words.map(change) }
    func fold(_ fold: (String, String) -> String) { words = [words.reduce("", fold)] }

    func add<Thing: Named>(_ count: Int) -> Thing? {
        words += (0..<count).map { _ in Thing.name }
        return nil
    }

    func take(_ bag: Bag) { words = bag.words }
    func all<each Thing: Named>(_ things: repeat each Thing) { repeat words.append((each Thing).name) }
    func lend(_ body: ((String) -> String, String) -> String) {
        words = words.map { word in body({ $0 + $0 }, word) }
    }

    func keep(_ store: Caching<String>) { words.append(store.find(0)) }
    func put<Left, Right>(_ either: Either<Left, Right>) { words.append("\(either)") }
    func mark(_ style: some Style) { words = words.map { $0 + style.mark } }
    func tag(_ make: (String) -> Tag) { words = words.map { make($0).text } }

    func attempt(_ body: () throws -> Void) {
        do { try body() } catch is Refusal { words.append("refused") } catch { words.append("failed") }
    }

    func refuse() throws { throw Refusal() }
}
