/// Why a learner's progress cannot be told or kept.
public enum ProgressError: Error, Sendable, Equatable {
    /// The file is there and cannot be read.
    case unreadable(String)
    /// The file's content is not what it should be.
    case damaged(String, reason: String)
    /// A newer kata wrote the file.
    case newer(String, version: Int)
    /// The file cannot be written, with its path and the system's words.
    case unwritable(String)
}
