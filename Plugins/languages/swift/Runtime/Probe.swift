/// What instrumented copies of a solution tell: which member of which object runs inside of which.
public enum Probe {
    /// Stands for an argument that cannot be shown.
    public struct Hidden {
        /// Makes one.
        public init() {}
    }

    /// Notes that a member of an object, or of a type where there is none, begins.
    public static func enter(_ site: StaticString, _ object: AnyObject?, _ arguments: () -> [Any]) -> Int {
        CallRecorder.shared.enter(site, object, nil, arguments)
    }

    /// Notes that a member which a protocol gives begins, on an object or a value.
    public static func enter<T>(_ site: StaticString, of value: T, _ arguments: () -> [Any]) -> Int {
        let object = type(of: value) is AnyClass ? value as AnyObject : nil
        return CallRecorder.shared.enter(site, object, type(of: value), arguments)
    }

    /// Notes which object an initializer made.
    public static func made(_ call: Int, _ object: AnyObject) {
        CallRecorder.shared.made(call, object)
    }

    /// Notes that a call returned.
    public static func leave(_ call: Int) {
        CallRecorder.shared.leave(call)
    }
}
