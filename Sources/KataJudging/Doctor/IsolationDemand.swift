import KataWorkers

/// Why the level of isolation that was asked for cannot be had.
public struct IsolationError: Error {
    /// What is missing and why, for people.
    public let sentence: String
}

extension KataEnvironment {
    /// The words that `--isolation` takes.
    public static let isolationNames = ["auto"] + IsolationLevel.allCases.reversed().map(\.rawValue)

    /// Demands a level of isolation by its name; `auto` demands nothing.
    ///
    /// - Throws: What the machine lacks for that level.
    public mutating func demand(isolation name: String) throws(IsolationError) {
        isolation = IsolationLevel(rawValue: name)
        guard let isolation, isolation > .basic else { return }
        let machine = try machine()
        guard machine.level < isolation else { return }
        let missing = machine.absences.map { "\($0.layer) (\($0.reason))" }.joined(separator: ", ")
        throw IsolationError(
            sentence:
                "this machine isolates at '\(machine.level.rawValue)', not at '\(name)'; missing: \(missing)")
    }

    /// Demands a level for strangers' solutions; `auto` demands the level that this machine reaches.
    ///
    /// - Throws: What the machine lacks for that level.
    public mutating func demand(isolationOfStrangers name: String) throws(IsolationError) {
        try demand(isolation: name)
        if isolation == nil { isolation = try machine().level }
    }

    private func machine() throws(IsolationError) -> MachineIsolation {
        do throws(SpawnError) {
            return try MachineIsolation(of: Confinement(.worker, minimum: .basic))
        } catch {
            throw IsolationError(sentence: error.message)
        }
    }
}
