public import KataDiagnostics
public import KataReport
import KataTranscript

/// A format of what `kata verify` proved.
public protocol VerifyFormat: Sendable {
    /// Returns what stands before the first kata.
    mutating func begin() -> String
    /// Returns the text of a kata.
    mutating func text(of verification: KataVerification) -> String
    /// Returns what stands behind the last kata.
    mutating func end(_ total: VerifyTotal) -> String
}

/// All verifications together.
public struct VerifyTotal: Sendable {
    /// How many katas were verified.
    public private(set) var kataCount = 0
    /// How many of them are proven.
    public private(set) var provenCount = 0
    /// How many wrong solutions there are.
    public private(set) var mutantCount = 0
    /// How many of them were caught.
    public private(set) var caughtCount = 0
    private var codes: [ExitCode] = []

    /// Makes the total of nothing.
    public init() {}

    /// Adds a kata.
    public mutating func add(_ verification: KataVerification) {
        kataCount += 1
        if verification.exitCode == .allPassed { provenCount += 1 }
        mutantCount += verification.mutants.count
        caughtCount += verification.caughtCount
        codes.append(verification.exitCode)
    }

    /// The exit code of the whole.
    public var exitCode: ExitCode { ExitCode.combined(codes) }
}

/// What was proven, for people.
public struct VerifyText: VerifyFormat {
    private let style: TextStyle

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public func begin() -> String { "" }

    public func text(of kata: KataVerification) -> String {
        if let obstacle = kata.obstacle {
            var report = TextReport(style: style)
            return style(.bad, "✗") + " \(style(.strong, kata.id.visible))  the reference does not pass\n"
                + report.text(for: .finished(obstacle))
        }
        let mark = kata.exitCode == .allPassed ? style(.good, "✓") : style(.bad, "✗")
        var result =
            "\(mark) \(style(.strong, kata.id.visible))  \(kata.caughtCount) of \(kata.mutants.count) mutants"
        result +=
            style(.faint, "  \(kata.noticedCount) of \(kata.alterationCount) altered lines noticed") + "\n"
        if kata.starterPasses == true { result += "  \(style(.bad, "the starter passes"))\n" }
        if kata.mutants.isEmpty { result += "  \(style(.warning, "there is no mutant"))\n" }
        if let scenario = kata.unsteadyScenario {
            result += "  \(style(.warning, "the log of '\(scenario.visible)' differs from run to run"))\n"
        }
        for scenario in kata.vacuousScenarios {
            result += "  \(style(.bad, "'\(scenario.visible)' passes without any log"))\n"
        }
        for mutant in kata.mutants { result += text(of: mutant) }
        for line in kata.unwatched.prefix(10) {
            result += "  \(style(.warning, "unwatched")) \(line.scenario.visible), line \(line.line), may be "
            result += "\(line.alterations.joined(separator: ", ")): \(line.text.visible)\n"
        }
        if kata.unwatched.count > 10 {
            result += style(.faint, "  +\(kata.unwatched.count - 10) more unwatched lines\n")
        }
        return result
    }

    private func text(of mutant: KataVerification.Mutant) -> String {
        let name = mutant.name.visible
        return switch mutant.fate {
        case .caught(let scenario, let verdict):
            "  \(style(.good, "caught")) \(name)  \(style(.faint, "\(verdict.rawValue) in '\(scenario.visible)'"))\n"
        case .survived: "  \(style(.bad, "lives")) \(name)  no scenario catches this mistake\n"
        case .unbuildable(let output):
            "  \(style(.bad, "does not build")) \(name)\n\(output.firstLines.indentedLines)"
        case .sameAsReference: "  \(style(.bad, "is the reference")) \(name)\n"
        case .unknown(let reason): "  \(style(.bad, "unknown")) \(name)  \(reason.visible)\n"
        }
    }

    public func end(_ total: VerifyTotal) -> String {
        guard total.kataCount > 0 else { return style(.bad, "nothing was selected") + "\n" }
        let isProven = total.exitCode == .allPassed
        let rate = total.mutantCount == 0 ? 0 : total.caughtCount * 1000 / total.mutantCount
        let text =
            "\(total.provenCount) of \(total.kataCount) katas proven, \(total.caughtCount) of \(total.mutantCount) mutants caught"
        return "\n" + style(isProven ? .good : .bad, text) + style(.faint, " (\(rate / 10).\(rate % 10) %)")
            + "\n"
    }
}

/// What was proven, for programs: one JSON document, described in docs/json.md.
public struct VerifyJSON: VerifyFormat {
    private var isFirst = true

    /// Makes a report.
    public init() {}

    public func begin() -> String { "{\"format\":\"kata.verify\",\"version\":1,\"katas\":[" }

    public mutating func text(of kata: KataVerification) -> String {
        defer { isFirst = false }
        return (isFirst ? "\n" : ",\n") + kata.json.text
    }

    public func end(_ total: VerifyTotal) -> String {
        let summary = JSON.members([
            "katas": .integer(Int64(total.kataCount)), "proven": .integer(Int64(total.provenCount)),
            "mutants": .integer(Int64(total.mutantCount)), "caught": .integer(Int64(total.caughtCount)),
            "exitCode": .integer(Int64(total.exitCode.rawValue)),
        ])
        return "\n],\"summary\":\(summary.text)}\n"
    }
}

extension KataVerification {
    fileprivate var json: JSON {
        .members([
            "id": .string(id), "path": .string(source.path), "proven": .bool(exitCode == .allPassed),
            "reference": .string(obstacle?.verdict.rawValue ?? Verdict.passed.rawValue),
            "unsteady": unsteadyScenario.map(JSON.string), "starterPasses": starterPasses.map(JSON.bool),
            "mutants": .array(mutants.map(\.json)), "alterations": .integer(Int64(alterationCount)),
            "noticed": .integer(Int64(noticedCount)), "vacuous": .array(vacuousScenarios.map(JSON.string)),
            "unwatched": .array(
                unwatched.map { line in
                    .members([
                        "scenario": .string(line.scenario), "line": .integer(Int64(line.line)),
                        "text": .string(line.text), "alterations": .array(line.alterations.map(JSON.string)),
                    ])
                }),
        ])
    }
}

extension KataVerification.Mutant {
    fileprivate var json: JSON {
        switch fate {
        case .caught(let scenario, let verdict):
            .members([
                "name": .string(name), "fate": "caught", "scenario": .string(scenario),
                "verdict": .string(verdict.rawValue),
            ])
        case .survived: .members(["name": .string(name), "fate": "survived"])
        case .unbuildable(let output):
            .members(["name": .string(name), "fate": "unbuildable", "output": .string(output)])
        case .sameAsReference: .members(["name": .string(name), "fate": "sameAsReference"])
        case .unknown(let reason):
            .members(["name": .string(name), "fate": "unknown", "message": .string(reason)])
        }
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
