import KataDiagnostics
import KataInterpreter
import KataModules
import KataResults
import KataStructure
import KataTranscript
import KataWorkers

/// Asks changed copies of a solution what its source does not tell.
struct StructureTrial {
    let module: PreparedModule
    let rules: StructureRules
    let facts: ModuleFacts
    let scenarios: TrialScenarios
    /// What is remembered of earlier trials; nil for nothing.
    var memory: TrialMemory?
    /// Calls that were seen in runs, where the source does not tell enough.
    var edges = CallEdges()

    /// What the scenarios' calls were: the same for every reading, so they are run for it once.
    private let recordings = Recordings()

    private final class Recordings {
        var made: Result<[RunRecording], CopyError>?
    }

    /// A role that bears nothing is looked for in so many other readings of the solution.
    private static let maximumReadings = 6

    /// What came of the scenarios while a role was empty.
    private enum Fate {
        case failed
        case passed

        /// Why a copy with nothing empty tells nothing; nil where it passes, as it should.
        var obstacle: UnjudgedSentence.Reason? {
            switch self {
            case .failed: .copyDiffers
            case .passed: nil
            case .unknown(let reason): reason
            }
        }

        case unknown(UnjudgedSentence.Reason)
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
        let reading = trial.ask(StructureJudge.judge(rules, facts))
        return Set(
            reading.silent.map(\.sentence.text) + reading.closed.map(\.sentence.text)
                + reading.missed.map(\.question.sentence.text))
    }

    /// Returns what the first copy of a module has to do, as far as its source tells; nil where none is asked.
    static func firstWishes(of module: BuiltModule, _ manifest: PatternManifest) -> CopyWishes? {
        guard let declaration = manifest.structure, let facts = module.facts() else { return nil }
        let verdict = StructureJudge.judge(module.withOwnNames(declaration.rules), facts)
        if verdict.lacksCall { return .calls }
        guard verdict.level == .found else { return nil }
        let wishes = Inquiry(verdict).wishes
        return wishes.isEmpty ? (verdict.depths.isEmpty ? nil : .calls) : wishes
    }

    /// What copies tell of one reading of a solution.
    private struct Reading {
        var verdict: StructureVerdict
        /// The questions whose roles bear nothing.
        var silent: [BearingQuestion] = []
        /// The questions whose roles are not open.
        var closed: [OpeningQuestion] = []

        /// The questions whose calls are nested otherwise, and how deep they are.
        var missed: [(question: DepthQuestion, depth: CallDepth)] = []

        /// Whether nothing is false.
        var isRight: Bool { silent.isEmpty && closed.isEmpty && missed.isEmpty }

        /// Returns the reading with sentences left that no solution can be blamed by.
        func letting(_ unnoticed: Set<String>) -> Reading {
            var reading = self
            let left =
                silent.map(\.sentence) + closed.map(\.sentence) + missed.map(\.question.sentence)
            for sentence in left where unnoticed.contains(sentence.text) {
                reading.verdict.leave(sentence, because: .notNoticed)
            }
            reading.silent.removeAll { unnoticed.contains($0.sentence.text) }
            reading.closed.removeAll { unnoticed.contains($0.sentence.text) }
            reading.missed.removeAll { unnoticed.contains($0.question.sentence.text) }
            return reading
        }
    }

    /// What a copy is asked, each question with the number of its switch.
    private struct Inquiry {
        var bearings: [(question: BearingQuestion, number: Int)] = []
        var openings: [(question: OpeningQuestion, number: Int)] = []

        init(_ verdict: StructureVerdict) {
            for question in verdict.questions where question.reason == nil {
                bearings.append((question, bearings.count))
            }
            for question in verdict.openings where question.reason == nil {
                openings.append((question, bearings.count + openings.count))
            }
        }

        var sentences: [Sentence] { bearings.map(\.question.sentence) + openings.map(\.question.sentence) }

        var wishes: CopyWishes {
            var wishes = CopyWishes()
            let places = Set(bearings.flatMap { $0.question.members.map(\.place) })
            for place in places.sorted(by: isBefore) {
                let asking = bearings.filter { $0.question.members.contains { $0.place == place } }
                wishes.empty(place, switches: asking.reduce(0) { $0 | 1 << UInt($1.number) })
            }
            for (question, number) in openings {
                if let place = question.place { wishes.open(place, number: number) }
            }
            return wishes
        }

        private func isBefore(_ left: FactPlace, _ right: FactPlace) -> Bool {
            (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
    }

    /// Asks the questions of one reading, all of one copy.
    private func ask(_ verdict: StructureVerdict) -> Reading {
        var reading = Reading(verdict: verdict.leavingWhatCannotBeAsked)
        if !verdict.depths.isEmpty { measure(&reading) }
        let inquiry = Inquiry(verdict)
        guard !inquiry.sentences.isEmpty else { return reading }
        switch make(inquiry.wishes) {
        case .success(let copy):
            // A copy that fails by itself would prove every role.
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
        _ question: BearingQuestion, _ number: Int, _ copy: ModuleCopy, _ reading: inout Reading
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
        _ question: OpeningQuestion, _ number: Int, _ copy: ModuleCopy, _ reading: inout Reading
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

    // MARK: Calls

    /// Answers the questions of depth from the calls of an instrumented copy.
    private func measure(_ reading: inout Reading) {
        let recordings: [RunRecording]
        switch recorded() {
        case .success(let made): recordings = made
        case .failure(let failure):
            for question in reading.verdict.depths {
                reading.verdict.leave(question.sentence, because: failure.reason)
            }
            return
        }
        let steps = recordings.flatMap(\.steps)
        for question in reading.verdict.depths {
            let found = steps.map { CallDepths.greatest(in: $0.calls, of: question.types) }.max() ?? 0
            if question.count.holds(found) {
                reading.verdict.confirm(question.sentence)
            } else if steps.contains(where: \.hasMoreCalls) || steps.allSatisfy(\.calls.isEmpty) {
                reading.verdict.leave(question.sentence, because: .callsAreCut)
            } else {
                reading.missed.append((question, CallDepth(found: found, scenarios: recordings.count)))
            }
        }
    }

    /// Returns the calls that were seen in all scenarios; none where they cannot be recorded.
    func seenEdges() -> CallEdges {
        var edges = CallEdges()
        guard case .success(let recordings) = recorded() else { return edges }
        for step in recordings.flatMap(\.steps) { edges.add(step.calls) }
        return edges
    }

    private func recorded() -> Result<[RunRecording], CopyError> {
        let made = recordings.made ?? record()
        recordings.made = made
        return made
    }

    /// Runs the scenarios with an instrumented copy; what does not pass in it tells nothing.
    private func record() -> Result<[RunRecording], CopyError> {
        make(.calls).map { copy in
            let workers = copy.makeWorkers(emptied: 0)
            defer { workers.shutdown() }
            return (0..<scenarios.count).compactMap { index in
                if scenarios.isOver { return nil }
                let outcome = scenarios.outcome(of: index, copy.module, workers, [.objects, .calls])
                guard outcome.findings.isEmpty, let recording = outcome.run?.recording, recording.hasCalls
                else { return nil }
                return recording
            }
        }
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
