import Foundation
import KataSystem
import Testing

@testable import KataWorkers

/// Control groups: for real where the machine delegates some, else in the part of it that needs no controllers.
@Suite struct ControlGroupTests {
    private static let folder = "/sys/fs/cgroup/unified/kata-test-\(getpid())"

    /// Tells whether the machine lets us make groups without controllers, as a hybrid one lets root.
    private static let canMakeGroups: Bool = {
        guard
            (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false))
                != nil
        else { return false }
        return rmdir(folder) == 0
    }()

    private static let isDelegated = (try? ControlGroupFolder.own.get()) != nil

    @Test(.enabled(if: canMakeGroups, "the machine has no control groups of version 2 that may be made"))
    func aGroupEndsWhatIsInIt() throws {
        try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: false)
        defer { rmdir(Self.folder) }
        let delegated = try ControlGroupFolder(path: Self.folder, controllers: [])
        let group = try #require(ControlGroup(in: delegated, memoryBytes: nil, controllers: []))
        let entrance = group.entrance
        #expect(entrance >= 0)
        let sleeper = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["60"])
        let number = Array("\(sleeper.processIdentifier)".utf8)
        #expect(write(entrance, number, number.count) == number.count)
        group.remove()
        sleeper.waitUntilExit()
        #expect(sleeper.terminationReason == .uncaughtSignal)
        #expect(Files.names(in: Self.folder).filter { $0.hasPrefix("kata-") } == [])
    }

    @Test(.enabled(if: canMakeGroups, "the machine has no control groups of version 2 that may be made"))
    func groupsOfKilledKatasAreRemoved() throws {
        let folder = Self.folder + "-left"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { rmdir(folder) }
        let dead = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
        dead.waitUntilExit()
        let left = "kata-\(dead.processIdentifier)-1"
        let foreign = "kata-\(getppid())-1"
        for name in [left, foreign] { #expect(makeFolder("\(folder)/\(name)") == 0) }
        _ = try ControlGroupFolder(path: folder, controllers: [])
        #expect(Files.names(in: folder).filter { $0.hasPrefix("kata-") } == [foreign])
        #expect(removeFolder("\(folder)/\(foreign)") == 0)
    }

    @Test func absenceHasAReason() {
        #expect(throws: ControlGroupFolder.AbsenceError.self) { try ControlGroupFolder(path: "/nonexistent") }
        let machine = try? MachineIsolation()
        let reason = machine?.absences.first { $0.layer == "group" }?.reason
        #expect((reason == nil) == Self.isDelegated, "\(reason ?? "")")
    }

    @Test(.enabled(if: isDelegated, "no control group with controllers is delegated to the tests"))
    func workersRunInGroups() throws {
        let pool = WorkerPool(FakeWorker.command(), confinement: Confinement(.worker, minimum: .basic))
        defer { pool.shutdown() }
        #expect(try pool.session().layers?.contains(.group) == true)
    }

    @Test func aGroupIsNotWaitedForWhereThereIsNone() throws {
        let pool = WorkerPool(FakeWorker.command(), confinement: Confinement(.worker, minimum: .basic))
        defer { pool.shutdown() }
        #expect(try pool.session().layers?.contains(.group) == Self.isDelegated)
    }
}
