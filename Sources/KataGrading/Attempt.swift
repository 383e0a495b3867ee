public import KataResults
import KataSystem
import KataTranscript
import KataWorkers

/// One try to grade a submission: a file beside the results that says where, when, how long, and how isolated.
///
/// It differs from try to try, so nothing of it decides a mark.
struct Attempt {
    /// kata died so often over a submission, and it is given up.
    static let maximumCrashes = 2

    /// So many attempts in which the compiler was killed, and the submission is blamed.
    static let maximumKills = 3

    /// The number of the attempt, from 1.
    let number: Int
    private let base: String
    private let start = ContinuousClock.now
    private let startMilliseconds = WallClock.milliseconds

    /// How attempts for a key ended with the end of kata.
    struct Deaths {
        /// It crashed, or was killed for want of memory.
        var crashes = 0
        /// It was killed by what cannot be known, where a submission could have done it.
        var unconfined = 0
    }

    /// Claims the number of the next attempt for a key, on a machine that isolates so much.
    init(_ key: String, in store: ResultStore, at level: IsolationLevel) throws(FileError) {
        var number = 1
        while try !ExclusiveFile.claim("\(store.attempts)/\(key).\(number).json") { number += 1 }
        self.number = number
        base = "\(store.attempts)/\(key).\(number)"
        let beginning = JSON.members([
            "format": "kata.attempt", "version": 1, "place": .string(Host.place),
            "process": .integer(Int64(Host.process)), "started": .integer(Int64(startMilliseconds)),
            "kills": .integer(Int64(MachineEvents.killsForMemory)), "level": .string(level.rawValue),
        ])
        try? Files.write(Array((beginning.indented + "\n").utf8), to: "\(base).json")
    }

    /// The file that appears if kata crashes during the attempt.
    var crashMark: String { "\(base).crashed" }

    /// Returns how many attempts for a key ended with the end of kata.
    static func deaths(_ key: String, in store: ResultStore) -> Deaths {
        var deaths = Deaths()
        var number = 1
        while Files.isFile("\(store.attempts)/\(key).\(number).json") {
            let base = "\(store.attempts)/\(key).\(number)"
            let kill = killedAttempt("\(base).json")
            if Files.isFile("\(base).crashed") || kill?.isForMemory == true {
                deaths.crashes += 1
            } else if kill?.isUnconfined == true {
                deaths.unconfined += 1
            }
            number += 1
        }
        return deaths
    }

    /// Tells what is known of the end of an attempt that was never finished, and whose process of this machine is gone.
    ///
    /// For want of memory the machine killed one since. A kill from outside leaves the same, but for that; a submission
    /// that nothing confines can kill its grader, too.
    private static func killedAttempt(_ path: String) -> (isForMemory: Bool, isUnconfined: Bool)? {
        guard let bytes = Files.contents(path), let json = try? JSONReader.read(bytes),
            let kills = json["kills"]?.integer, json["place"]?.string == Host.place,
            let process = json["process"]?.integer.flatMap({ Int32(exactly: $0) }), !Host.isAlive(process)
        else { return nil }
        return (
            MachineEvents.killsForMemory > Int(kills),
            json["level"]?.string == IsolationLevel.basic.rawValue
        )
    }

    /// Writes down what was measured; that it cannot be written costs no mark.
    func finish(_ machine: MachineIsolation, measures: [ScenarioMeasure], obstacle: String?) {
        let facts = IsolationFacts(machine)
        let json = JSON.members([
            "format": "kata.attempt", "version": 1, "host": .string(Host.name),
            "process": .integer(Int64(Host.process)), "started": .integer(Int64(startMilliseconds)),
            "milliseconds": .integer(Int64((ContinuousClock.now - start).nanoseconds / 1_000_000)),
            "isolation": .members([
                "level": .string(machine.level.rawValue), "layers": .array(facts.layers.map(JSON.string)),
                "missing": .array(facts.missing.map(JSON.string)),
            ]), "obstacle": obstacle.map(JSON.string),
            "scenarios": .array(measures.map(\.json)),
        ])
        try? Files.write(Array((json.indented + "\n").utf8), to: "\(base).json")
    }
}

extension ResultStore {
    /// Returns what isolated the attempts for keys, each kind of machine once.
    public func machines(_ keys: [String]) -> [IsolationFacts] {
        var found: Set<IsolationFacts> = []
        for key in Set(keys) {
            var number = 1
            while let bytes = Files.contents("\(attempts)/\(key).\(number).json") {
                number += 1
                guard let json = try? JSONReader.read(bytes), let isolation = json["isolation"] else {
                    continue
                }
                found.insert(
                    IsolationFacts(
                        layers: (isolation["layers"]?.array ?? []).compactMap(\.string),
                        missing: (isolation["missing"]?.array ?? []).compactMap(\.string)))
            }
        }
        return found.sorted {
            ($0.layers.joined(), $0.missing.joined()) < ($1.layers.joined(), $1.missing.joined())
        }
    }
}

extension IsolationFacts {
    /// Says what a machine has and lacks.
    init(_ machine: MachineIsolation) {
        self.init(
            layers: IsolationLayers.names.filter { machine.layers.contains($0.layer) }.map(\.name),
            missing: machine.absences.map { "\($0.layer) (\($0.reason))" })
    }
}
