import Foundation
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

    /// Tells whether we are shown where the programs of other users lie; a root that may not trace is not (docs/sandbox.md).
    static var showsImages: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("CapEff:") }),
            let capabilities = UInt64(line.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
        else { return false }
        let mayTrace = UInt64(1) << 19
        return capabilities == 0 || capabilities & mayTrace != 0
    }
}
