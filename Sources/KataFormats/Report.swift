public import KataResults

/// A report in some format: returns the text that the beginning, each item and the end add; it may be empty.
public protocol Report<Item, Ending>: Sendable {
    /// What has a result: a kata, a submission, a file.
    associatedtype Item: Sendable
    /// What is known when all is over.
    associatedtype Ending: Sendable

    /// Returns what stands before the first item.
    mutating func begin(count: Int) -> String
    /// Returns the text of an item.
    mutating func add(_ item: Item) -> String
    /// Returns what stands behind the last item.
    mutating func end(_ ending: Ending) -> String
}

extension Report {
    /// Returns nothing.
    public func begin(count: Int) -> String { "" }

    /// Returns nothing.
    public func end(_ ending: Ending) -> String { "" }

    /// Returns what an event adds.
    public mutating func text(for event: ResultEvent<Item, Ending>) -> String {
        switch event {
        case .started(let count): begin(count: count)
        case .finished(let item): add(item)
        case .ended(let ending): end(ending)
        }
    }
}
