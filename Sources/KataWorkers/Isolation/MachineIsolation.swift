internal import CSandbox

/// Which layers of the sandbox this machine has, and why it lacks the others.
public struct MachineIsolation: Sendable {
    /// A layer that is not there.
    public struct Absence: Sendable {
        /// The layer's name.
        public var layer: String
        /// Why it is absent, for people.
        public var reason: String
    }

    /// The layers that a worker runs in.
    public let layers: IsolationLayers
    /// The layers that are not there.
    public let absences: [Absence]
    /// The version of Landlock, which L3 uses; 0 without it.
    public let landlockVersion: Int

    /// The level that a worker reaches.
    public var level: IsolationLevel { layers.level }

    /// Finds out what the machine has: a child confines itself and leaves.
    ///
    /// - Throws: What kept the child from L0 and L1, without which nothing runs.
    public init(of confinement: Confinement = Confinement(.worker)) throws(SpawnError) {
        var open = confinement
        open.minimum = nil
        let kernel = KernelConfinement(open, program: nil)
        var child = csandbox_child()
        let error = withExtendedLifetime(kernel) { csandbox_probe(kernel.pointer, &child) }
        guard error == 0 else {
            throw SpawnError(step: SpawnError.Step(child.failed_stage), path: nil, errorNumber: error)
        }
        let layers = IsolationLayers(rawValue: child.layers)
        let errors = withUnsafeBytes(of: child.absent) { Array($0.bindMemory(to: Int32.self)) }
        self.layers = layers
        landlockVersion = Int(csandbox_landlock_version())
        absences = IsolationLayers.names.enumerated().compactMap { number, entry in
            if layers.contains(entry.layer) { return nil }
            return Absence(layer: entry.name, reason: Self.reason(entry.layer, errors[number]))
        }
    }

    private static func reason(_ layer: IsolationLayers, _ error: Int32) -> String {
        switch layer {
        case .files where isUnknownCall(error): "the kernel has no Landlock, which came with 5.13"
        case .files where isSwitchedOff(error): "Landlock is switched off; boot with 'lsm=landlock,…'"
        case .systemCalls where isUnknownCall(error): "the kernel has no seccomp filters"
        case .user where error == 0: "only root can give up its user"
        case .user where isRefusal(error): "another user cannot reach the programs and libraries"
        case .user: "this root may not change its user (\(errorText(error)))"
        case .namespaces, .group: "kata does not use this layer yet"
        case _ where error == 0: "it was not tried"
        default: errorText(error)
        }
    }
}
