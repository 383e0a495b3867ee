internal import CSandbox

/// Leaves a file behind if kata itself crashes during some work, so that the work is not tried for ever.
public enum CrashMark {
    /// Prepares the process; a crash is a trap, an overflow or a broken heap, not a kill from outside.
    public static func prepare() { _ = csandbox_note_crashes() }

    /// Does some work on this thread; if the process crashes meanwhile, an empty file appears at `path`.
    public static func during<Result, Failure>(
        _ path: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        _ = csandbox_set_crash_mark(path)
        defer { _ = csandbox_set_crash_mark(nil) }
        return try work()
    }
}
