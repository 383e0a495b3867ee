import KataDiagnostics
import KataInterpreter
import KataModules
import KataResults
import KataStructure
import KataTranscript
import KataWorkers

/// Asks changed copies of a solution what its source does not tell.
struct StructureTrial {
    /// A role that bears nothing is looked for in so many other readings of the solution.
    private static let maximumReadings = 6

    let module: PreparedModule
    let rules: StructureRules
    let facts: ModuleFacts
    let scenarios: TrialScenarios
    /// What is remembered of earlier trials; nil for nothing.
    var memory: TrialMemory?
    /// Calls that were seen in runs, where the source does not tell enough.
    var edges = CallEdges()
    /// What the scenarios' calls were.
    let calls: CallRecordings

    /// Takes a solution with its facts, the sentences about it, and the scenarios that it has passed.
    init(
        module: PreparedModule, rules: StructureRules, facts: ModuleFacts, scenarios: TrialScenarios,
        memory: TrialMemory? = nil
    ) {
        self.module = module
        self.rules = rules
        self.facts = facts
        self.scenarios = scenarios
        self.memory = memory
        calls = CallRecordings(module, scenarios)
    }

    /// What came of the scenarios while a role was empty.
    private enum Fate {
        case failed
        case passed
        case unknown(UnjudgedSentence.Reason)

        /// Why a copy with nothing empty tells nothing; nil where it passes, as it should.
        var obstacle: UnjudgedSentence.Reason? {
            switch self {
            case .failed: .copyDiffers
            case .passed: nil
            case .unknown(let reason): reason
            }
        }
    }

    /// Returns the verdict with all that copies can tell.
    ///
    /// - Parameter reference: what the module's reference shows: its role has to bear these scenarios before another's is blamed.
    func settle(_ verdict: StructureVerdict, reference: ReferenceAnswer) -> StructureVerdict {
        if let recalled = memory?.recalled(verdict) { return recalled }
        let own = ask(verdict)
        guard !own.isRight else {
            memory?.note(own.verdict, of: verdict)
            return own.verdict
        }
        let unnoticed = reference.unnoticed(unnoticed)
        let settled = own.letting(unnoticed)
        guard !settled.isRight else { return settled.verdict }
        // Another reading of the same source may fill the roles with those who bear the log.
        var seen = [verdict.asked]
        for other in StructureJudge.otherReadings(rules, facts, edges: edges)
        where seen.count <= Self.maximumReadings && !scenarios.isOver {
            guard !seen.contains(other.asked) else { continue }
            seen.append(other.asked)
            let reading = ask(other).letting(unnoticed)
            if reading.isRight { return reading.verdict }
        }
        var result = settled.verdict
        if let silent = settled.silent.first {
            result.refute(silent, scenarios: scenarios.count)
        } else if let closed = settled.closed.first {
            result.close(closed, scenarios: scenarios.count)
        } else if let (question, depth) = settled.missed.first {
            result.miss(question, depth)
        }
        return result
    }

    /// Returns the sentences that the scenarios do not prove for the reference: by them no solution can be blamed.
    private func unnoticed(_ reference: PreparedModule) -> Set<String> {
        guard let facts = reference.module.facts() else { return [] }
        let trial = StructureTrial(
            module: reference, rules: rules, facts: facts, scenarios: scenarios.unlimited)
        return Set(trial.ask(StructureJudge.judge(rules, facts)).wrong.map(\.text))
    }

    /// Returns what the first copy of a module has to do that behaves as the module does while no switch is on, as far as its
    /// source tells; nil where none is asked.
    static func firstWishes(of module: BuiltModule, _ manifest: PatternManifest) -> CopyWishes? {
        guard let declaration = manifest.structure, let facts = module.facts() else { return nil }
        let verdict = StructureJudge.judge(module.withOwnNames(declaration.rules), facts)
        guard verdict.level == .found else { return nil }
        let wishes = CopyInquiry(verdict).wishes
        return wishes.isEmpty ? nil : wishes
    }

    /// Asks the questions of one reading, all of one copy.
    private func ask(_ verdict: StructureVerdict) -> StructureReading {
        var reading = StructureReading(verdict: verdict.leavingWhatCannotBeAsked)
        reading.answerDepths(by: calls)
        let inquiry = CopyInquiry(verdict)
        guard !inquiry.sentences.isEmpty else { return reading }
        switch module.trialCopy(inquiry.wishes) {
        case .success(let copy):
            // A copy that fails by itself, or within less time than the solution has, would prove every role.
            if !inquiry.bearings.isEmpty, let reason = fate(of: copy, emptied: 0).obstacle {
                for sentence in inquiry.sentences { reading.verdict.leave(sentence, because: reason) }
                return reading
            }
            for (question, number) in inquiry.bearings { bear(question, number, copy, &reading) }
            for (question, number) in inquiry.openings { open(question, number, copy, &reading) }
        case .failure(let failure):
            for sentence in inquiry.sentences { reading.verdict.leave(sentence, because: failure.reason) }
        }
        return reading
    }

    private func bear(
        _ question: BearingQuestion, _ number: Int, _ copy: ModuleCopy, _ reading: inout StructureReading
    ) {
        switch fate(of: copy, emptied: 1 << UInt(number)) {
        case .failed: reading.verdict.confirm(question.sentence)
        case .unknown(let reason): reading.verdict.leave(question.sentence, because: reason)
        case .passed:
            let refused = question.members.lazy.compactMap { member in
                copy.refusal(toEmpty: member.place).map { (member, $0) }
            }.first
            if let (member, why) = refused {
                let name = "\(member.type).\(member.signature)"
                reading.verdict.leave(question.sentence, because: .member(name: name, why: why))
            } else {
                reading.silent.append(question)
            }
        }
    }

    /// A role is open where some scenario calls a further type that is handed over in the place of others.
    private func open(
        _ question: OpeningQuestion, _ number: Int, _ copy: ModuleCopy, _ reading: inout StructureReading
    ) {
        if let why = question.place.flatMap(copy.refusal(toOpen:)) {
            return reading.verdict.leave(question.sentence, because: .noFurther(why: why))
        }
        let workers = copy.makeWorkers(emptied: 1 << UInt(number))
        defer { workers.shutdown() }
        for index in 0..<scenarios.count {
            if scenarios.isOver { return reading.verdict.leave(question.sentence, because: .tookTooLong) }
            let findings = scenarios.outcome(of: index, copy.module, workers, []).findings
            if findings.contains(where: \.tellsOfFurtherType) {
                return reading.verdict.confirm(question.sentence)
            }
            if case .machine(let reason)? = findings.first {
                return reading.verdict.leave(question.sentence, because: .machine(reason))
            }
        }
        guard !question.mayBeSilent else {
            return reading.verdict.leave(question.sentence, because: .silentFurther)
        }
        reading.closed.append(question)
    }

    /// Runs the scenarios up to the first that does not pass.
    private func fate(of copy: ModuleCopy, emptied: UInt) -> Fate {
        let workers = copy.makeWorkers(emptied: emptied)
        defer { workers.shutdown() }
        for index in 0..<scenarios.count {
            if scenarios.isOver { return .unknown(.tookTooLong) }
            switch scenarios.outcome(of: index, copy.module, workers, []).findings.first {
            case nil: continue
            case .machine(let reason)?: return .unknown(.machine(reason))
            case .some: return .failed
            }
        }
        return .passed
    }
}

extension Finding {
    /// The words with which a copy ends when a further type is called: docs/copies.md.
    private static let furtherWords = "kata: a further type is called"

    /// Whether the program ended because a further type was called.
    fileprivate var tellsOfFurtherType: Bool {
        switch self {
        case .crash(let crash, _): crash.lastWords.contains(Self.furtherWords)
        case .inRow(_, let finding): finding.tellsOfFurtherType
        default: false
        }
    }
}
