import KataRuntime

/// An iterator whose elements are waited for; only the thread that waits uses it.
private final class AsyncWalk<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
    private var iterator: Iterator
    private var element: Any?

    init(_ iterator: Iterator) { self.iterator = iterator }

    func next() throws -> Any? {
        _ = try KataConcurrency::await { () async throws -> KataRuntime.Value in
            self.element = try await self.iterator.next()
            return .void
        }
        return element
    }
}

/// What gives the elements of an asynchronous sequence, one at each call; nothing where the value is none.
public func walk(_ value: Any) -> (() throws -> Any?)? {
    func started<Elements: AsyncSequence>(_ elements: Elements) -> () throws -> Any? {
        let walk = AsyncWalk(elements.makeAsyncIterator())
        return { try walk.next() }
    }
    guard let elements = value as? any AsyncSequence else { return nil }
    return started(elements)
}
