/// A source of news about a folder: that something in it was saved, moved or removed.
public protocol FolderEvents: AnyObject {
    /// What to `poll` for; nil where the kernel tells nothing and somebody has to look now and then.
    var descriptor: Int32? { get }
    /// Takes the news that came.
    func drain()
}

/// No news at all: somebody has to look now and then.
public final class NoFolderEvents: FolderEvents {
    /// Makes one.
    public init() {}
    public var descriptor: Int32? { nil }
    public func drain() {}
}

/// Chooses the news that this system offers.
public enum FolderEventsFactory {
    /// Returns the kernel's news of a folder and those below, or none where it gives none.
    public static func make(_ folder: String) -> any FolderEvents {
        #if os(Linux)
        if let events = InotifyEvents(folder) { return events }
        #endif
        return NoFolderEvents()
    }
}
