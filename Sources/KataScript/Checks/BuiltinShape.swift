/// How many values the built-in functions take.
enum BuiltinShape: String {
    case format, size, text, round, abs, min, max, near, zip, stride, type
    case fatalError, preconditionFailure, assertionFailure, exit, dump, debugPrint, withTaskGroup
    case withThrowingTaskGroup, sleep, usleep

    /// Those that do something: they may be called for nothing.
    static let acts = Set(
        [
            fatalError, preconditionFailure, assertionFailure, exit, dump, debugPrint, withTaskGroup,
            withThrowingTaskGroup, sleep, usleep,
        ].map(\.rawValue))

    /// The labels of the arguments, in each way in which they are written.
    var labels: [[String]] {
        switch self {
        case .stride: [["from", "to", "by"], ["from", "through", "by"]]
        case .type: [["of"]]
        case .withTaskGroup, .withThrowingTaskGroup: [["of", ""], ["of", "returning", ""], [""]]
        default: []
        }
    }

    func accepts(_ count: Int) -> Bool {
        switch self {
        case .size, .text, .round, .abs, .dump, .sleep, .usleep: count == 1
        case .near: count == 3
        case .zip: count == 2
        case .stride: count == 3
        case .type: count == 1
        case .withTaskGroup, .withThrowingTaskGroup: count >= 1
        case .fatalError, .preconditionFailure, .assertionFailure, .exit: count <= 1
        case .format, .min, .max, .debugPrint: count >= 1
        }
    }

    var wanted: String {
        switch self {
        case .size, .text, .round, .abs, .dump: "one value"
        case .sleep: "seconds"
        case .usleep: "microseconds"
        case .near: "two numbers and a tolerance"
        case .zip: "two lists"
        case .stride: "from:, to: or through:, and by:"
        case .type: "one value, of:"
        case .fatalError, .preconditionFailure, .assertionFailure: "a message, or nothing"
        case .exit: "a number, or nothing"
        case .withTaskGroup, .withThrowingTaskGroup: "of: and a closure"
        case .debugPrint: "the values that it writes"
        case .format: "a format and the values that it writes"
        case .min, .max: "at least one number"
        }
    }
}
