import KataDiagnostics
public import KataModules
public import KataResults
public import KataScript
import KataStructure
import KataTranscript
public import KataWorkers

/// The scenarios that a changed copy of a solution is held to: those that the solution itself has passed.
public struct TrialScenarios {
    /// How many there are.
    let count: Int
    /// Runs one with the workers of a copy.
    let run: (Int, BuiltModule, WorkerPool) -> [Finding]

    /// Takes scenarios by their numbers, from 0.
    public init(count: Int, run: @escaping (Int, BuiltModule, WorkerPool) -> [Finding]) {
        self.count = count
        self.run = run
    }

    /// Takes all rows of a kata's scenarios.
    public init(of kata: Kata) {
        let runs = kata.scenarios.flatMap { scenario in
            scenario.rows.indices.map { ScenarioJudge(scenario: scenario, row: $0) }
        }
        self.init(runs, of: kata)
    }

    /// Runs of a kata, each in a worker of its own.
    init(_ runs: [ScenarioJudge], of kata: Kata) {
        self.init(count: runs.count) { index, module, workers in
            runs[index].onTrial.assess(kata, module, workers).findings
        }
    }
}

extension ScenarioJudge {
    /// A copy may never end where a member is empty; that it does not within this time shows enough.
    private static let trialMilliseconds = 1000

    /// The same row with less time.
    public var onTrial: ScenarioJudge { within(Self.trialMilliseconds) }

    /// Returns the judge of the same row with at most so much CPU time, in milliseconds.
    public func within(_ milliseconds: Int) -> ScenarioJudge {
        var shorter = scenario
        shorter.limits.time = min(shorter.limits.time, milliseconds)
        return with(shorter)
    }
}

/// Asks changed copies of a solution what its source does not tell.
struct StructureTrial {
    let module: ModuleStore.Ready
    let rules: StructureRules
    let facts: ModuleFacts
    let scenarios: TrialScenarios

    /// A role that bears nothing is looked for in so many other readings of the solution.
    private static let maximumReadings = 6

    /// What came of the scenarios while a role was empty.
    private enum Fate {
        case failed
        case passed
        case unknown(String)
    }

    /// Returns the verdict with all that copies can tell.
    ///
    /// - Parameter reference: gives the module's reference, whose role has to bear these scenarios before another's is blamed.
    func settle(_ verdict: StructureVerdict, reference: () -> ModuleStore.Ready?) -> StructureVerdict {
        let own = ask(verdict)
        guard !own.silent.isEmpty else { return own.verdict }
        let unnoticed = unnoticed(reference())
        let settled = own.letting(unnoticed)
        guard let first = settled.silent.first else { return settled.verdict }
        // Another reading of the same source may fill the roles with those who bear the log.
        var seen = [verdict.questions.map(\.members)]
        for other in StructureJudge.otherReadings(rules, facts) where seen.count <= Self.maximumReadings {
            guard !seen.contains(other.questions.map(\.members)) else { continue }
            seen.append(other.questions.map(\.members))
            let reading = ask(other).letting(unnoticed)
            if reading.silent.isEmpty { return reading.verdict }
        }
        var refuted = settled.verdict
        refuted.refute(first, scenarios: scenarios.count)
        return refuted
    }

    /// Returns the sentences that the scenarios do not prove for the reference: by them no solution can be blamed.
    private func unnoticed(_ reference: ModuleStore.Ready?) -> Set<String> {
        guard let reference, let facts = reference.module.facts() else { return [] }
        let trial = StructureTrial(module: reference, rules: rules, facts: facts, scenarios: scenarios)
        return Set(trial.ask(StructureJudge.judge(rules, facts)).silent.map(\.sentence.text))
    }

    /// What copies tell of one reading of a solution.
    private struct Reading {
        var verdict: StructureVerdict
        /// The questions whose roles bear nothing.
        var silent: [BearingQuestion]

        /// Returns the reading with sentences left that no solution can be blamed by.
        func letting(_ unnoticed: Set<String>) -> Reading {
            var reading = self
            for question in silent where unnoticed.contains(question.sentence.text) {
                reading.verdict.leave(question.sentence, because: .notNoticed)
            }
            reading.silent.removeAll { unnoticed.contains($0.sentence.text) }
            return reading
        }
    }

    /// Asks the questions of one reading.
    private func ask(_ verdict: StructureVerdict) -> Reading {
        var verdict = verdict
        for question in verdict.questions {
            if let reason = question.reason { verdict.leave(question.sentence, because: reason) }
        }
        let questions = verdict.questions.filter { $0.reason == nil }.enumerated().map {
            (question: $1, switches: UInt(1) << UInt($0))
        }
        guard !questions.isEmpty else { return Reading(verdict: verdict, silent: []) }
        var wishes = CopyWishes()
        for place in Set(questions.flatMap { $0.question.members.map(\.place) }).sorted(by: isBefore) {
            let switches = questions.filter { $0.question.members.contains { $0.place == place } }
            wishes.empty(place, switches: switches.reduce(0) { $0 | $1.switches })
        }
        let copy: ModuleCopy
        switch make(wishes) {
        case .success(let made): copy = made
        case .failure(let failure):
            for (question, _) in questions { verdict.leave(question.sentence, because: failure.reason) }
            return Reading(verdict: verdict, silent: [])
        }
        var silent: [BearingQuestion] = []
        for (question, switches) in questions {
            switch fate(of: copy, emptied: switches) {
            case .failed: verdict.confirm(question.sentence)
            case .unknown(let reason): verdict.leave(question.sentence, because: .machine(reason))
            case .passed:
                let refused = question.members.lazy.compactMap { member in
                    copy.refusal(toEmpty: member.place).map { (member, $0) }
                }.first
                if let (member, why) = refused {
                    let name = "\(member.type).\(member.signature)"
                    verdict.leave(question.sentence, because: .member(name: name, why: why))
                } else {
                    silent.append(question)
                }
            }
        }
        return Reading(verdict: verdict, silent: silent)
    }

    /// Runs the scenarios up to the first that does not pass.
    private func fate(of copy: ModuleCopy, emptied: UInt) -> Fate {
        let workers = copy.makeWorkers(emptied: emptied)
        defer { workers.shutdown() }
        for index in 0..<scenarios.count {
            switch scenarios.run(index, copy.module, workers).first {
            case nil: continue
            case .machine(let reason)?: return .unknown(reason)
            case .some: return .failed
            }
        }
        return .passed
    }

    private struct CopyError: Error {
        let reason: UnjudgedSentence.Reason
    }

    private func make(_ wishes: CopyWishes) -> Result<ModuleCopy, CopyError> {
        do throws(BuildError) {
            return try module.copy(wishes).map(Result.success) ?? .failure(CopyError(reason: .noCopies))
        } catch {
            return .failure(CopyError(reason: error.reason))
        }
    }

    private func isBefore(_ left: FactPlace, _ right: FactPlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension BuildError {
    /// Why a copy could not be built.
    fileprivate var reason: UnjudgedSentence.Reason {
        switch self {
        case .solution(let build):
            let lines = (build.limit ?? build.diagnostics).split(separator: "\n")
            let line = lines.first { $0.contains("error:") } ?? lines.first
            return .copyFails(line.map(String.init) ?? "")
        case .machine(let reason): return .machine(reason)
        default: return .machine("the module cannot be used any more")
        }
    }
}
