import KataWorkers

/// What this machine has: tests that need more are skipped with the reason.
enum Machine {
    private static let isolation = try? MachineIsolation()

    /// Tells whether workers get a layer.
    static func has(_ layer: IsolationLayers) -> Bool { isolation?.layers.contains(layer) ?? false }

    /// All layers that workers get.
    static var layers: IsolationLayers { isolation?.layers ?? [] }

    /// The version of Landlock; 0 without it.
    static var landlockVersion: Int { isolation?.landlockVersion ?? 0 }
}
