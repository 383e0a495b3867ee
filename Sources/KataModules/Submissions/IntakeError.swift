public import KataSystem
import KataText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What kept kata from reading a submission; the machine's fault or its keeper's, so it decides no mark.
public enum IntakeError: Error, Sendable {
    /// The grader's user may not read a file or folder of the submission.
    case forbidden(String)
    /// Something was changed while it was read.
    case changed(String)
    /// The machine could not read it.
    case failed(FileError)

    /// What happened, where, and how to mend it, for people.
    public var sentence: String {
        switch self {
        case .forbidden(let place):
            "'\(place)' may not be read by the grader; 'chmod -R u+rwX' by its owner allows it"
        case .changed(let place): "'\(place)' was changed while it was read; grade again"
        case .failed(let error):
            "\(error.path.visible): \(String(cString: strerror(error.number)))"
        }
    }
}
