import KataDiagnostics
public import KataFormats
import KataResults
public import KataText

/// What was proven, for people.
public struct VerifyText: Report {
    /// How many stretches of unwatched lines are shown.
    private static let shownStretches = 10

    private let style: TextStyle

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public func add(_ kata: KataVerification) -> String {
        if let obstacle = kata.obstacle {
            let report = TextReport(style: style)
            return style(.bad, "✗") + " \(style(.strong, kata.id.visible))  the reference does not pass\n"
                + report.add(obstacle)
        }
        let mark = kata.exitCode == .allPassed ? style(.good, "✓") : style(.bad, "✗")
        var result =
            "\(mark) \(style(.strong, kata.id.visible))  \(kata.caughtCount) of \(kata.mutants.count) mutants"
        result +=
            style(.faint, "  \(kata.noticedCount) of \(kata.alterationCount) altered lines noticed") + "\n"
        if kata.starterPasses == true {
            result +=
                "  \(style(.bad, "the starter passes"))  take code out of it, or nothing is left to do\n"
        }
        if kata.mutants.isEmpty { result += "  \(style(.warning, "there is no mutant"))\n" }
        if let scenario = kata.flakyScenario {
            result += "  \(style(.warning, "the log of '\(scenario.visible)' differs from run to run"))\n"
        }
        for scenario in kata.vacuousScenarios {
            result += "  \(style(.bad, "'\(scenario.visible)' passes without any log"))\n"
        }
        if let faults = kata.mutantFaults {
            let writer = DiagnosticText(style: style)
            for fault in faults.diagnostics { result += writer.text(of: fault, in: faults.source) }
        }
        for mutant in kata.mutants { result += text(of: mutant, in: kata) }
        return result + equivalents(kata) + structure(kata) + unwatched(kata)
    }

    private func equivalents(_ kata: KataVerification) -> String {
        guard let proof = kata.equivalents else { return "" }
        if let reason = proof.unknown {
            return "  \(style(.bad, "unknown")) explained mutants  \(reason.visible)\n"
        }
        let mark = proof.faults == nil ? style(.good, "explained") : style(.bad, "explained")
        let mutants = proof.heldCount.counted("mutant")
        let counts = "\(mutants) of 'kata mutate' still \(proof.heldCount == 1 ? "lives" : "live")"
        let writer = DiagnosticText(style: style)
        let faults = proof.faults.map { faults in
            faults.diagnostics.map { writer.text(of: $0, in: faults.source) }.joined()
        }
        return "  \(mark) \(style(.faint, counts))\n" + (faults ?? "")
    }

    // MARK: Structure

    private func structure(_ kata: KataVerification) -> String {
        guard let proof = kata.structure else { return "" }
        let (cheats, variants) = proof.asPromised
        let mark = proof.isProven ? style(.good, "structure") : style(.bad, "structure")
        let counts =
            "\(cheats.counted("cheat")) named, \(variants.counted("variant")) accepted; \(proof.neededCount) of \(proof.neededCount + proof.unneeded.count) sentences needed"
        var result = "  \(mark) \(style(.faint, counts))\n"
        if let faults = proof.cheatFaults {
            let writer = DiagnosticText(style: style)
            for fault in faults.diagnostics { result += writer.text(of: fault, in: faults.source) }
        }
        if let sentence = proof.falseOfReference {
            result += "    \(style(.bad, "not true of the reference"))  \(sentence.visible)\n"
        }
        if proof.starterFits == true {
            result += "    \(style(.bad, "the starter is the pattern"))  take a part of it out\n"
        }
        for item in proof.misjudged {
            result += "    \(style(.bad, item.name.visible))  \(words(item.fault))\n"
        }
        for sentence in proof.unneeded {
            result += "    \(style(.bad, "not shown to be needed"))  \(sentence.visible)\n"
            result += style(
                .faint, "      write a cheat that only this sentence refuses, or take the sentence out\n")
        }
        return result
    }

    private func words(_ fault: StructureProof.Fault) -> String {
        switch fault {
        case .wrongLog(let scenario?): "it proves nothing, for it does not pass '\(scenario.visible)'"
        case .wrongLog(nil): "it proves nothing, for it does not build"
        case .misplaced: "its changes have no place in the reference"
        case .refused(let sentence): "it is refused: '\((sentence ?? "nothing can be said").visible)'"
        case .accepted: "it is taken for the pattern: add a sentence that is not true of it"
        }
    }

    // MARK: Wrong solutions

    private func text(of mutant: KataVerification.Mutant, in kata: KataVerification) -> String {
        let name = mutant.name.visible
        switch mutant.fate {
        case .caught(let scenario, let verdict):
            let place = style(.faint, "\(verdict.rawValue) in '\(scenario.visible)'")
            return "  \(style(.good, "caught")) \(name)  \(place)\n"
        case .survived(let survivor):
            return "  \(style(.bad, "lives")) \(name)\n"
                + SurvivorText(style: style).text(of: survivor, in: kata)
        case .unbuildable(let output):
            return "  \(style(.bad, "does not build")) \(name)\n\(output.firstLines.indentedLines)"
        case .misplaced:
            return "  \(style(.bad, "does not fit")) \(name)  its changes have no place in the reference\n"
        case .sameAsReference:
            return "  \(style(.bad, "is the reference")) \(name)  write the mistake into one of its files\n"
        case .unknown(let reason): return "  \(style(.bad, "unknown")) \(name)  \(reason.visible)\n"
        }
    }

    // MARK: Lines

    /// The lines that nothing watches, those together that follow one another and go unnoticed for one reason.
    private func unwatched(_ kata: KataVerification) -> String {
        var stretches: [[KataVerification.UnwatchedLine]] = []
        for line in kata.unwatched {
            if let last = stretches.last?.last, line.continues(last) {
                stretches[stretches.count - 1].append(line)
            } else {
                stretches.append([line])
            }
        }
        var result = ""
        for stretch in stretches.prefix(Self.shownStretches) { result += text(of: stretch, in: kata) }
        let rest = stretches.dropFirst(Self.shownStretches).joined().count
        if rest > 0 { result += style(.faint, "  +\(rest) more unwatched lines\n") }
        return result
    }

    private func text(
        of stretch: [KataVerification.UnwatchedLine], in kata: KataVerification
    ) -> String {
        guard let first = stretch.first, let last = stretch.last else { return "" }
        let numbers = stretch.count == 1 ? "line \(first.line)" : "lines \(first.line)–\(last.line)"
        var result = "  \(style(.warning, "unwatched")) \(numbers) of '\(first.scenario.visible)': "
        result += "\(first.text.visible)\(stretch.count == 1 ? "" : " …")\n"
        if let place = first.place {
            let address = "\(kata.source.path.visible):\(place.position.line):\(place.position.column)"
            result += style(.faint, "    written at \(address): \(place.source.visible)") + "\n"
        }
        // The last line of a log has none to change places with.
        let alterations = stretch.max { $0.alterations.count < $1.alterations.count }?.alterations ?? []
        result += "    may be \(alterations.joined(separator: ", ")); "
        return result + first.gap.mending(for: kata.id).visible + "\n"
    }

    // MARK: The end

    public func end(_ total: VerifyTotal) -> String {
        guard total.kataCount > 0 else { return style(.bad, "nothing was selected") + "\n" }
        let isProven = total.exitCode == .allPassed
        let rate = total.mutantCount == 0 ? 0 : total.caughtCount * 1000 / total.mutantCount
        let text =
            "\(total.provenCount) of \(total.kataCount) katas proven, \(total.caughtCount) of \(total.mutantCount) mutants caught"
        let warning = total.isolation.map(warning) ?? ""
        return "\n" + style(isProven ? .good : .bad, text) + style(.faint, " (\(rate / 10).\(rate % 10) %)")
            + "\n" + warning
    }

    /// What is said where workers could reach more of the machine than is safe with strangers' code.
    private func warning(_ isolation: IsolationReport) -> String {
        guard isolation.isBelowStandard else { return "" }
        return "\(style(.warning, "warning")): isolation is only \(isolation.words.visible)\n"
    }
}

extension KataVerification.UnwatchedLine {
    /// Tells whether the line follows another one and goes unnoticed for the same reason.
    fileprivate func continues(_ other: KataVerification.UnwatchedLine) -> Bool {
        scenario == other.scenario && line == other.line + 1 && gap == other.gap
            && alterations.contains("changed") == other.alterations.contains("changed")
    }
}

extension String {
    /// The text with everything escaped that a terminal would obey, but its line breaks.
    fileprivate var firstLines: [String] {
        split(separator: "\n").prefix(10).map { String($0).visible }
    }
}

extension [String] {
    fileprivate var indentedLines: String { map { "    \($0)\n" }.joined() }
}
