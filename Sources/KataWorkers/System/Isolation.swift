internal import CSandbox

/// The layers of the sandbox that a process runs in, as spec/sandbox.md numbers them.
public struct IsolationLayers: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes a set of the kernel side's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// L0: session, parent-death signal, descriptors, limits.
    public static let base = IsolationLayers(rawValue: CSANDBOX_LAYER_BASE.rawValue)
    /// L1: no privileges by executing a program.
    public static let noNewPrivileges = IsolationLayers(rawValue: CSANDBOX_LAYER_NO_NEW_PRIVILEGES.rawValue)
}

/// Protects kata from its workers: other processes cannot look into it, and orphans of workers come to it.
///
/// A grader calls it once, before the first worker starts.
public func protectController() throws(SpawnError) {
    let error = csandbox_protect_controller()
    guard error == 0 else { throw SpawnError(step: .privileges, path: nil, errorNumber: error) }
}
