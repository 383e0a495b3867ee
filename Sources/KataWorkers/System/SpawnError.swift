/// Why a program could not be started; never the program's own fault.
public struct SpawnError: Error, Sendable, Equatable {
    /// A step on the way to a running program.
    public enum Step: String, Sendable {
        /// Looking for the program in PATH.
        case search = "find"
        /// Making a pipe.
        case pipe = "make a pipe for"
        /// Forking.
        case fork = "fork for"
        /// Entering a session of its own.
        case session = "make a session for"
        /// Asking for the parent-death signal.
        case parentDeath = "bind to kata's life"
        /// Choosing CPUs.
        case cpus = "choose CPUs for"
        /// Entering the working directory.
        case directory = "enter the working directory of"
        /// Placing descriptors.
        case descriptors = "place the descriptors of"
        /// Setting resource limits.
        case limits = "set limits for"
        /// Refusing privileges.
        case privileges = "take privileges from"
        /// Changing the user.
        case user = "give another user to"
        /// Restricting files.
        case files = "restrict the files of"
        /// Restricting system calls.
        case systemCalls = "restrict the system calls of"
        /// Reaching the level of isolation that was asked for.
        case level = "isolate as strongly as was asked"
        /// Executing the program.
        case execute = "execute"
    }

    /// The step that failed.
    public var step: Step
    /// The program.
    public var path: String?
    /// The system's error number.
    public var errorNumber: Int32

    /// Makes an error.
    public init(step: Step, path: String?, errorNumber: Int32) {
        self.step = step
        self.path = path
        self.errorNumber = errorNumber
    }

    /// What failed and why, for people: `cannot execute '/x': No such file or directory`.
    public var message: String {
        "cannot \(step.rawValue) \(path.map { "'\($0)'" } ?? "a program"): \(errorText(errorNumber))"
    }
}
