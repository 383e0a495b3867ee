import KataSystem

/// The file that keeps a learner's progress, safe with several terminals at once.
public struct ProgressFile: Sendable {
    private let path: String

    /// Means the file at a path; it need not be there.
    public init(_ path: String) { self.path = path }

    /// Returns what the file says; nothing where there is none.
    public func read() throws(ProgressError) -> Progress {
        guard Files.facts(path) != nil else { return Progress() }
        guard let bytes = Files.contents(path) else { throw .unreadable(path) }
        do throws(Progress.UnreadableError) {
            return try Progress(bytes)
        } catch {
            switch error {
            case .damaged(let reason): throw .damaged(path, reason: reason)
            case .newer(let version): throw .newer(path, version: version)
            }
        }
    }

    /// Changes the progress while no other process does; a file that cannot be understood is never overwritten.
    public func update(_ change: (inout Progress) -> Void) throws(ProgressError) {
        let folder = Files.folder(of: path)
        do { try Files.makeFolder(folder, mode: 0o700) } catch {
            throw .unwritable("\(folder): no such folder can be made")
        }
        do {
            try FileLock.hold(path + ".lock") {
                let before = try read()
                var after = before
                change(&after)
                if after != before { try Files.write(after.bytes, to: path) }
            }
        } catch let error as ProgressError {
            throw error
        } catch {
            throw .unwritable("\(error)")
        }
    }
}
