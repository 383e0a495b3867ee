import Foundation
import KataTesting
import KataWorkers
import Testing

/// What tests need of a machine and are skipped without: where `KATA_TESTS_REQUIRE` names it, it has to be there.
///
/// A list with commas of layers of isolation, by their names in reports, and `network` (a loopback interface).
/// The suites of the languages read `languages` from it, the scripts beside the tests `tmux`, `schema` and `browser`.
@Suite struct RequirementTests {
    @Test(arguments: Requirement.names)
    func isThere(_ name: String) throws {
        switch name {
        case "languages", "tmux", "schema", "browser": break
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
