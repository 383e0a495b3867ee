struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        print("at \(current)")
        defer { current -= 1 }
        return current
    }
}
final class Book { let title: String; init(_ title: String) { self.title = title } }
final class Shelf: Sequence {
    private var books: [Book] = []
    func add(_ title: String) { books.append(Book(title)) }
    func makeIterator() -> IndexingIterator<[Book]> { books.makeIterator() }
    func reversed() -> AnySequence<Book> { AnySequence(Array(books.reversed())) }
}
struct Ring<Item>: Sequence {
    let items: [Item]
    init(_ items: [Item]) { self.items = items }
    func makeIterator() -> AnyIterator<Item> {
        var index = -1
        return AnyIterator { index += 1; return items[index % items.count] }
    }
}
