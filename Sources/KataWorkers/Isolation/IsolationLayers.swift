internal import CSandbox

/// The layers of the sandbox that a process runs in, as docs/sandbox.md numbers them.
public struct IsolationLayers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    /// Makes a set of the kernel side's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// L0: session, parent-death signal, descriptors, limits.
    public static let base = IsolationLayers(rawValue: CSANDBOX_LAYER_BASE.rawValue)
    /// L1: no privileges by executing a program.
    public static let noNewPrivileges = IsolationLayers(rawValue: CSANDBOX_LAYER_NO_NEW_PRIVILEGES.rawValue)
    /// L2: system calls that a submission has no use for are refused.
    public static let systemCalls = IsolationLayers(rawValue: CSANDBOX_LAYER_SYSTEM_CALLS.rawValue)
    /// L3: no file but the listed ones.
    public static let files = IsolationLayers(rawValue: CSANDBOX_LAYER_FILES.rawValue)
    /// L4: another user than root.
    public static let user = IsolationLayers(rawValue: CSANDBOX_LAYER_USER.rawValue)
    /// L5: namespaces.
    public static let namespaces = IsolationLayers(rawValue: CSANDBOX_LAYER_NAMESPACES.rawValue)
    /// L6: a control group.
    public static let group = IsolationLayers(rawValue: CSANDBOX_LAYER_GROUP.rawValue)

    /// All layers with the names that reports use, from L0 on.
    public static let names: [(layer: IsolationLayers, name: String)] = [
        (.base, "base"), (.noNewPrivileges, "no-new-privileges"), (.systemCalls, "system-calls"),
        (.files, "files"), (.user, "user"), (.namespaces, "namespaces"), (.group, "group"),
    ]

    /// The layers of which one makes `standard` strong.
    static let strengthening: IsolationLayers = [.user, .namespaces, .group]

    /// The level that these layers make.
    public var level: IsolationLevel {
        guard isSuperset(of: [.base, .noNewPrivileges, .systemCalls, .files]) else { return .basic }
        return isDisjoint(with: Self.strengthening) ? .standard : .strong
    }
}

/// How well a process is isolated.
public enum IsolationLevel: String, Sendable, Comparable, CaseIterable {
    /// Less than `standard`: limits, and what the machine has beside.
    case basic
    /// L0 to L3.
    case standard
    /// L0 to L3, and one of L4 to L6.
    case strong

    public static func < (one: IsolationLevel, other: IsolationLevel) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Protects kata from its workers: other processes cannot look into it, and orphans of workers come to it.
///
/// A grader calls it once, before the first worker starts.
public func protectController() throws(SpawnError) {
    let error = csandbox_protect_controller()
    guard error == 0 else { throw SpawnError(step: .privileges, path: nil, errorNumber: error) }
}
