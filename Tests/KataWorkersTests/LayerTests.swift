import Foundation
import KataTranscript
import KataWorkers
import Testing

/// The level that a machine reaches, with each layer and without it, in several surroundings.
@Suite struct LayerTests {
    private static let hasNamespaces = Machine.has(.namespaces)
    private static let hasFiles = Machine.has(.files)
    private static let isStandard = Machine.has([.systemCalls, .files])

    /// A worker's confinement without some layers, and with a version of Landlock.
    private static func confinement(
        without absent: IsolationLayers = [], landlock version: Int? = nil
    ) -> Confinement {
        var confinement = Confinement(.worker, minimum: .basic)
        confinement.absent = absent
        confinement.landlockVersion = version
        return confinement
    }

    @Test(.enabled(if: isStandard, "the machine isolates at 'basic'"))
    func eachLayerCanBeLeftOut() throws {
        for (layer, name) in IsolationLayers.names where !layer.isSubset(of: [.base, .noNewPrivileges]) {
            let machine = try MachineIsolation(of: Self.confinement(without: layer))
            #expect(machine.layers == Machine.layers.subtracting(layer), "\(name)")
            #expect(machine.absences.contains { $0.layer == name }, "\(name)")
        }
    }

    @Test func levelsAreThoseOfTheSpecification() {
        let standard: IsolationLayers = [.base, .noNewPrivileges, .systemCalls, .files]
        #expect(standard.level == .standard)
        for extra in [IsolationLayers.user, .namespaces, .group] {
            #expect(standard.union(extra).level == .strong)
            #expect(standard.union(extra).subtracting(.files).level == .basic)
            #expect(standard.union(extra).subtracting(.systemCalls).level == .basic)
        }
    }

    @Test(.enabled(if: hasFiles && hasNamespaces, "the machine has no namespaces"))
    func withoutLandlockANewRootRestrictsFiles() throws {
        let machine = try MachineIsolation(of: Self.confinement(without: [.namespaces, .user], landlock: 0))
        #expect(machine.layers.contains(.files))
        #expect(!machine.layers.contains(.namespaces))
    }

    @Test(.enabled(if: isStandard, "the machine isolates at 'basic'"))
    func aContainerWithoutPrivilegesIsStandard() async {
        await #expect(processExitsWith: .success) {
            Surroundings.loseCapabilities()
            Surroundings.forbidNamespaces()
            let machine = try MachineIsolation()
            precondition(machine.level == .standard, "\(machine.absences)")
            let reason = machine.absences.first { $0.layer == "namespaces" }?.reason ?? ""
            precondition(reason.contains("as in most containers") || reason.contains("sysctl"), reason)
            try runHonestly(at: .standard)
            precondition(level(of: .strong) == nil, "'strong' was reached")
        }
    }

    @Test(.enabled(if: hasFiles && hasNamespaces, "the machine has no namespaces"))
    func aContainerWithoutLandlockIsBasic() async {
        await #expect(processExitsWith: .success) {
            Surroundings.loseCapabilities()
            Surroundings.forbidNamespaces()
            var confinement = Confinement(.worker, minimum: .basic)
            confinement.landlockVersion = 0
            let machine = try MachineIsolation(of: confinement)
            precondition(machine.level == .basic)
            let reason = machine.absences.first { $0.layer == "files" }?.reason ?? ""
            precondition(reason.contains("Operation not permitted"), reason)
        }
    }

    @Test(.enabled(if: isStandard, "the machine isolates at 'basic'"))
    func aPlainUserIsAtLeastStandard() async {
        await #expect(processExitsWith: .success) {
            // Copied by who started the tests: a plain user may not be able to enter this checkout.
            let folder = try TestFolder()
            let worker = try folder.copyOfWorker()
            Surroundings.becomePlainUser(taking: folder.path)
            let machine = try MachineIsolation()
            precondition(machine.level >= .standard, "\(machine.absences)")
            precondition(!machine.layers.contains(.user))
            let reached = level(of: machine.level, running: worker)
            precondition(reached.map { $0 >= machine.level } ?? false, "\(String(describing: reached))")
            withExtendedLifetime(folder) {}
        }
    }

    @Test(.enabled(if: hasNamespaces && geteuid() == 0, "only root can play another user"))
    func aPlainUserNeedsNoLandlock() async {
        await #expect(processExitsWith: .success) {
            Surroundings.becomePlainUser()
            for absent in [IsolationLayers.namespaces, []] {
                var confinement = Confinement(.worker, minimum: .basic)
                confinement.absent = absent
                confinement.landlockVersion = 0
                let machine = try MachineIsolation(of: confinement)
                precondition(machine.layers.contains(.files), "\(machine.absences)")
                precondition(machine.layers.contains(.namespaces) == absent.isEmpty)
            }
        }
    }
}

/// The level that a worker reached which was asked for one; nil where it was refused.
private func level(of minimum: IsolationLevel) -> IsolationLevel? {
    guard let folder = try? TestFolder(), let worker = try? folder.copyOfWorker() else { return nil }
    defer { withExtendedLifetime(folder) {} }
    return level(of: minimum, running: worker)
}

/// The level that a worker reaches.
private func level(of minimum: IsolationLevel, running worker: String) -> IsolationLevel? {
    let pool = WorkerPool(WorkerCommand(worker), confinement: Confinement(.worker, minimum: minimum))
    defer { pool.shutdown() }
    return (try? pool.session())?.layers?.level
}

/// Runs a session at a level, in a place that others can reach.
private func runHonestly(at minimum: IsolationLevel) throws {
    let reached = level(of: minimum)
    precondition(reached.map { $0 >= minimum } ?? false, "\(String(describing: reached))")
}
