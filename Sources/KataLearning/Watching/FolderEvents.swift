/// A source of news about a folder: that something in it was saved, moved or removed.
public protocol FolderEvents: AnyObject {
    /// What to `poll` for; nil where the kernel sends no events and the folder has to be polled.
    var descriptor: Int32? { get }
    /// Takes the news that came.
    func drain()
}

/// No events at all: the folder has to be polled.
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
