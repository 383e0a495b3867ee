import Foundation
import KataWorkers
import Testing

/// What tests need of a machine and are skipped without: where `KATA_TESTS_REQUIRE` names it, it has to be there.
///
/// A list with commas of layers of isolation, by their names in reports, and `network` (a loopback interface).
/// The scripts beside the tests read `tmux`, `schema` and `browser` from it.
@Suite struct RequirementTests {
    private static let names = (ProcessInfo.processInfo.environment["KATA_TESTS_REQUIRE"] ?? "")
        .split(separator: ",").map(String.init)

    @Test(arguments: names)
    func isThere(_ name: String) throws {
        switch name {
        case "tmux", "schema", "browser": break
        case "network": #expect(FileManager.default.fileExists(atPath: "/sys/class/net/lo"))
        case "attacks":
            #expect(Attack.canRun, "kata and its helper are not built")
            #expect(!Attack.all.isEmpty)
        default:
            let layer = try #require(
                IsolationLayers.names.first { $0.name == name }?.layer, "'\(name)' is not known here")
            let isolation = try MachineIsolation()
            #expect(isolation.layers.contains(layer), "\(isolation.absences)")
        }
    }
}
