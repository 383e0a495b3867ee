import KataJudging
import KataResults
import KataSystem
import KataTranscript
import KataWorkers

/// What was measured when a scenario ran; it differs from run to run, so it is no part of a result.
struct ScenarioMeasure: Sendable {
    var kata: String
    /// The scenario's name, with the number of its row.
    var scenario: String
    var isHidden: Bool
    var nanoseconds: Int
    var usage: SessionUsage?
    var lastWords: String?
    var refusedCalls: [String]

    /// Keeps what was measured; of a hidden scenario nothing by which a submission could tell what it was given.
    init(kata: String, scenario: String, isHidden: Bool, _ outcome: ScenarioOutcome, nanoseconds: Int) {
        self.kata = kata
        self.scenario = scenario
        self.isHidden = isHidden
        self.nanoseconds = nanoseconds
        usage = outcome.usage
        refusedCalls = isHidden ? [] : outcome.refusedCalls
        if !isHidden, case .crash(let crash, _)? = outcome.findings.first, !crash.lastWords.isEmpty {
            lastWords = crash.lastWords
        }
    }

    /// Milliseconds, CPU time, memory, last words and refused calls.
    var json: JSON {
        .members([
            "kata": .string(kata), "scenario": .string(scenario),
            "hidden": isHidden ? true : nil,
            "milliseconds": .float(Double(nanoseconds / 1000) / 1000),
            "cpuMicroseconds": usage.map { .integer(Int64($0.cpuMicroseconds)) },
            "peakBytes": usage.map { .integer(Int64($0.peakBytes)) },
            "lastWords": lastWords.map(JSON.string),
            "refused": refusedCalls.isEmpty ? nil : .array(refusedCalls.map(JSON.string)),
        ])
    }
}
