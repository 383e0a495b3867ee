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

    /// What restricts the files where L3 is there, for people: `Landlock 7`, or a root of its own.
    public var meansOfFiles: String {
        landlockVersion > 0 ? "Landlock \(landlockVersion)" : "a root of its own, without Landlock"
    }

    /// The level that a worker reaches.
    public var level: IsolationLevel { layers.level }

    /// Finds out what the machine has: a child confines itself and leaves.
    ///
    /// - Throws: What kept the child from L0 and L1, without which nothing runs.
    public init(of confinement: Confinement = Confinement(.worker, minimum: .standard)) throws(SpawnError) {
        var open = confinement
        open.minimum = nil
        open.tellsRefusals = false
        let kernel = KernelConfinement(open, program: nil)
        let group = kernel.wantsGroup ? ControlGroup(.unlimited, threads: nil) : nil
        defer { group?.remove() }
        var child = csandbox_child()
        let error = withExtendedLifetime(kernel) {
            csandbox_probe(kernel.pointer, group?.entrance ?? -1, &child)
        }
        guard error == 0 else {
            throw SpawnError(step: SpawnError.Step(child.failed_stage), path: nil, errorNumber: error)
        }
        let layers = IsolationLayers(rawValue: child.layers)
        let errors = withUnsafeBytes(of: child.absent) { Array($0.bindMemory(to: Int32.self)) }
        self.layers = layers
        landlockVersion = min(Int(csandbox_landlock_version()), confinement.landlockVersion ?? .max)
        absences = IsolationLayers.names.enumerated().compactMap { number, entry in
            if layers.contains(entry.layer) { return nil }
            return Absence(layer: entry.name, reason: Self.reason(entry.layer, errors[number]))
        }
    }

    private static func reason(_ layer: IsolationLayers, _ error: Int32) -> String {
        switch layer {
        case .files where csandbox_landlock_version() < 1 && error != 0:
            "the kernel has no Landlock (5.13; or boot with 'lsm=landlock,…'), and \(reasonForNamespaces(error))"
        case .systemCalls where isUnknownCall(error): "the kernel has no seccomp filters"
        case .user where error == 0: "only root can give up its user"
        case .user where isRefusal(error): "another user cannot reach the programs and libraries"
        case .user: "this root may not change its user (\(errorText(error)))"
        case .namespaces where error != 0: reasonForNamespaces(error)
        case .group where error == 0: reasonForGroup
        case _ where error == 0: "it was not tried"
        default: errorText(error)
        }
    }

    /// Says why there are no namespaces, and how they can be had.
    private static func reasonForNamespaces(_ error: Int32) -> String {
        let settings = [
            ("kernel.apparmor_restrict_unprivileged_userns", "1", "0"),
            ("kernel.unprivileged_userns_clone", "0", "1"), ("user.max_user_namespaces", "0", "10000"),
        ]
        for (name, value, wanted) in settings where !isRoot {
            let path = "/proc/sys/" + name.split(separator: ".").joined(separator: "/")
            if readText(path)?.split(whereSeparator: \.isWhitespace).first.map(String.init) == value {
                return "users may not make namespaces; 'sysctl \(name)=\(wanted)' lets them"
            }
        }
        return isDenial(error)
            ? "namespaces may not be made here, as in most containers (\(errorText(error)))"
            : "namespaces cannot be made (\(errorText(error)))"
    }

    private static var reasonForGroup: String {
        switch ControlGroupFolder.own {
        case .success: "it was not tried"
        case .failure(let absence): absence.reason
        }
    }
}
