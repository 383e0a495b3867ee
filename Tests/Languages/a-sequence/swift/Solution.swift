class Shelf: Sequence {
    func makeIterator() -> Array<String>.Iterator { ["a", "b"].makeIterator() }
}
