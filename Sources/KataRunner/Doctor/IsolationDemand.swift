import KataWorkers

/// Why the level of isolation that was asked for cannot be had.
public struct IsolationShortfall: Error {
    /// What is missing and why, for people.
    public let sentence: String
}

extension KataEnvironment {
    /// The words that `--isolation` takes.
    public static let isolationNames = ["auto"] + IsolationLevel.allCases.reversed().map(\.rawValue)

    /// Demands a level of isolation by its name; `auto` takes what the machine has.
    ///
    /// - Throws: What the machine lacks for that level.
    public mutating func demand(isolation name: String) throws(IsolationShortfall) {
        isolation = IsolationLevel(rawValue: name)
        guard let isolation, isolation > .basic else { return }
        let machine: MachineIsolation
        do throws(SpawnError) {
            machine = try MachineIsolation()
        } catch {
            throw IsolationShortfall(sentence: error.message)
        }
        guard machine.level < isolation else { return }
        let missing = machine.absences.map { "\($0.layer) (\($0.reason))" }.joined(separator: ", ")
        throw IsolationShortfall(
            sentence:
                "this machine isolates at '\(machine.level.rawValue)', not at '\(name)'; missing: \(missing)")
    }
}
