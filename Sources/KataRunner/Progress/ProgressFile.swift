import KataModules

/// The file that keeps a learner's progress, safe with several terminals at once.
public struct ProgressFile: Sendable {
    private let path: String

    /// Means the file at a path; it need not be there.
    public init(_ path: String) { self.path = path }

    /// What the file says; nothing where there is none.
    public var progress: Progress { Files.contents(path).map(Progress.init) ?? Progress() }

    /// Changes the progress while no other process does.
    public func update(_ change: (inout Progress) -> Void) throws {
        try Files.makeFolder(Files.folder(of: path), mode: 0o700)
        try FileLock.hold(path + ".lock") {
            let before = progress
            var after = before
            change(&after)
            if after != before { try Files.write(after.bytes, to: path) }
        }
    }
}
