/// What happens while results come; every report is written from it.
public enum ResultEvent<Item: Sendable, Ending: Sendable>: Sendable {
    /// It begins, with that many items.
    case started(count: Int)
    /// An item has its result.
    case finished(Item)
    /// It is over.
    case ended(Ending)
}
