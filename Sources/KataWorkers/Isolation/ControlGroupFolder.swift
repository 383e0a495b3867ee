import KataSystem
import Synchronization

/// A folder of control groups (cgroup v2) in which kata may make some.
///
/// Source: Documentation/admin-guide/cgroup-v2.rst of the kernel, "Delegation" and "No Internal Process Constraint".
final class ControlGroupFolder: Sendable {
    /// Why kata may not make groups.
    struct AbsenceError: Error, Equatable {
        /// The reason, for people.
        let reason: String
    }

    /// What groups have to restrict.
    static let controllers = ["memory", "pids"]

    /// The folder that is delegated to this process; found, and made ready, at the first use.
    static let own: Result<ControlGroupFolder, AbsenceError> = Result { () throws(AbsenceError) in
        guard let path = ControlGroupPlaces.unified.last else {
            throw AbsenceError(reason: "the machine has no control groups of version 2")
        }
        return try ControlGroupFolder(path: path)
    }

    private static let prefix = "kata-"
    /// The group that kata itself moves to, because a group that passes controllers on may hold no process.
    private static let ownSuffix = "-self"

    private let path: String
    private let count = Atomic<Int>(0)

    /// Makes a folder ready for groups: removes what dead katas left, and passes the controllers on.
    init(path: String, controllers: [String] = ControlGroupFolder.controllers) throws(AbsenceError) {
        self.path = path
        let available = Self.words("\(path)/cgroup.controllers")
        guard controllers.allSatisfy(available.contains) else {
            throw AbsenceError(
                reason: "kata's control group has no controllers for memory and pids"
                    + (available.isEmpty ? "" : ", only \(available.joined(separator: " "))"))
        }
        guard isWritable(path), isWritable("\(path)/cgroup.procs") else {
            throw AbsenceError(
                reason: "kata's control group is not its own; start it with "
                    + "'systemd-run --user --scope -p Delegate=yes kata …'")
        }
        removeLeftovers()
        try passOn(controllers)
    }

    /// Returns a path for a group that no other process takes.
    func nextName() -> String {
        "\(path)/\(Self.prefix)\(Host.process)-\(count.add(1, ordering: .relaxed).newValue)"
    }

    /// Removes the empty groups of katas that were killed.
    private func removeLeftovers() {
        for name in Files.names(in: path) where name.hasPrefix(Self.prefix) {
            let number = name.dropFirst(Self.prefix.count).prefix { $0 != "-" }
            guard let pid = Int32(number), pid != Host.process, !Host.isAlive(pid) else { continue }
            _ = removeFolder("\(path)/\(name)")
        }
    }

    /// Lets the groups below use the controllers; where we are in the way, we move below too.
    private func passOn(_ controllers: [String]) throws(AbsenceError) {
        let switches = "\(path)/cgroup.subtree_control"
        guard !controllers.allSatisfy(Self.words(switches).contains) else { return }
        let wanted = controllers.map { "+\($0)" }.joined(separator: " ")
        var error = writeFile(switches, wanted)
        guard error != 0 else { return }
        guard Self.words("\(path)/cgroup.procs") == [String(Host.process)] else {
            throw AbsenceError(
                reason: "other processes are in kata's control group; start it with "
                    + "'systemd-run --user --scope -p Delegate=yes kata …'")
        }
        let home = "\(path)/\(Self.prefix)\(Host.process)\(Self.ownSuffix)"
        error = makeFolder(home)
        if error == 0 { error = writeFile("\(home)/cgroup.procs", "0") }
        if error == 0 { error = writeFile(switches, wanted) }
        guard error != 0 else { return }
        _ = writeFile("\(path)/cgroup.procs", "0")
        _ = removeFolder(home)
        throw AbsenceError(
            reason: "kata's control group cannot pass its controllers on (\(errorText(error)))")
    }

    private static func words(_ path: String) -> [String] {
        (readText(path) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
