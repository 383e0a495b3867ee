import KataDiagnostics
import KataDiff
public import KataText
public import KataTranscript

/// What a finding says, in the words that all formats share.
///
/// Nothing is escaped: what a module wrote is in it as it came, and each format escapes for where it writes to.
package struct FindingDescription {
    /// What supports the headline.
    package enum Detail {
        /// A line of the log that must not be there.
        case forbidden(String)
        /// A command with what is to be said of it: `wrote nothing`.
        case command(String, Place)
        /// An operand with its value.
        case value(String, of: String)
        /// What the runtime wrote at a trap, several lines.
        case lastWords(String)
        /// A call in the solution that led to a crash.
        case frame(SourceFrame)
        /// What the compiler wrote, several lines.
        case compilerOutput(String)
        /// Lines of the solution with marks below, several lines.
        case excerpt(String)
        /// A remark that helps.
        case note(String)
    }

    /// What happened, lower-case.
    package var headline: String
    /// What makes the headline more precise, with the blank or colon that parts them; often empty.
    package var addition = ""
    /// The command that did it.
    package var place: Place?
    /// What supports the headline, in order.
    package var details: [Detail] = []
    /// The lines that differ.
    package var difference: Difference?
    /// Remarks that come last.
    package var notes: [String] = []

    /// Tells whether the place is one of several, so that its command alone would blame the wrong one.
    package var isPlaceVague = false

    /// What happened, in one sentence.
    package var sentence: String { headline + addition }
}

extension Finding {
    /// What the finding says, in English as all formats for machines want it.
    package var description: FindingDescription { description(in: .english) }

    /// What happened, in one sentence.
    public var sentence: String { description.sentence }
    /// The command of the kata that did it.
    public var place: Place? { description.place }
    /// How the log differs, for a finding that is about the log.
    public var difference: Difference? { description.difference }

    /// What the compiler wrote, where it is about that.
    package var compilerOutput: String? {
        guard case .build(let build) = self else { return nil }
        return build.diagnostics
    }

    /// Tells whether it is about the solution or the machine, and not about a scenario.
    package var isAboutWhole: Bool {
        switch self {
        case .build, .contract, .machine: true
        default: false
        }
    }

    /// What the finding says to a reader of a language.
    package func description(in language: ReaderLanguage) -> FindingDescription {
        switch self {
        case .log(let difference, let place, let gap?):
            return gap.description(of: difference, at: place, in: language)
        case .log(let difference, let place, nil):
            let line = difference.parting.line.map { line in
                language(" from line \(line)", "（从第 \(line) 行起）")
            }
            return FindingDescription(
                headline: language("the log differs", "日志与期望不同"),
                addition: line ?? language(" at its end", "（在末尾）"), place: place,
                difference: difference)
        case .inline(let difference, let statement):
            return FindingDescription(
                headline: language("this statement's log differs", "这条语句的日志与期望不同"), place: statement,
                difference: difference)
        case .forbidden(let line, let place):
            return FindingDescription(
                headline: language("a line that must not be there", "出现了不该有的一行"), place: place,
                details: [
                    .forbidden(line.text),
                    .note(
                        language("'\(line.source)' stands under 'never'", "'\(line.source)' 写在 'never' 下面")),
                ])
        case .falseExpectation(let expectation): return expectation.description(in: language)
        case .error(let error): return error.description(in: language)
        case .missingError(let wanted, let place):
            return FindingDescription(
                headline: language("no error ended the scenario", "场景没有以错误结束"), place: place,
                details: [.note(language("'error: \(wanted)' is expected", "期望 'error: \(wanted)'"))])
        case .crash(let crash, let place):
            return FindingDescription(
                headline: crash.headline(in: language), place: place,
                details: (crash.whyNotLoaded == nil ? [.lastWords(crash.lastWords)] : [])
                    + crash.frames.shown.map { .frame($0) })
        case .limit(let limit, let place):
            return FindingDescription(headline: limit.words(in: language), place: place)
        case .policy(let breach, let place):
            return FindingDescription(
                headline: language("the module broke the protocol: ", "模块违反了协议：") + breach, place: place)
        case .build(let build):
            return FindingDescription(
                headline: language("the solution does not build", "解答没有通过编译"),
                addition: build.limit.map { ": \($0)" } ?? "", details: [.compilerOutput(build.diagnostics)])
        case .contract(let report):
            return FindingDescription(
                headline: language(
                    "the solution does not have what the kata needs", "解答不具备本题需要的类型或成员"),
                details: [.compilerOutput(report.lines(in: language).joined(separator: "\n"))])
        case .diagnostics(let diagnostics):
            let first = diagnostics.first { $0.isError } ?? diagnostics.first
            return FindingDescription(
                headline: language("the kata is invalid", "kata 文件有误"),
                addition: first.map { ": \($0.message)" } ?? "")
        case .machine(let reason):
            return FindingDescription(
                headline: language("kata could not judge this", "kata 无法评判"),
                addition: ": \(reason.withoutEndingBreaks)")
        case .structure(let result): return result.description(in: language)
        case .explored(let difference): return difference.description(in: language)
        case .told(let sentence, _, let chinese, _):
            return FindingDescription(headline: language(sentence, chinese ?? sentence))
        case .inRow(let row, let finding):
            var description = finding.description(in: language)
            let values = row.values.text
            description.notes.append(
                language("in row \(row.number) of its parameters", "在参数的第 \(row.number) 行")
                    + (values.isEmpty ? "" : language(": \(values)", "：\(values)")))
            return description
        }
    }
}

extension LogGap {
    /// How many silent commands are named.
    private static let shownCount = 5

    fileprivate func description(
        of difference: Difference, at place: Place?, in language: ReaderLanguage
    ) -> FindingDescription {
        var finding = FindingDescription(
            headline: "", place: place, difference: difference, isPlaceVague: true)
        finding.headline =
            isWhole
            ? language("nothing at all was written", "什么也没有写出来")
            : language("lines are missing in the log", "日志缺少若干行")
        if let after { finding.details.append(.command(language("after", "在此之后"), after)) }
        if let before { finding.details.append(.command(language("before", "在此之前"), before)) }
        for place in silent.prefix(LogGap.shownCount) {
            finding.details.append(.command(language("wrote nothing", "没有写出任何内容"), place))
        }
        let rest = silent.count - LogGap.shownCount
        if rest > 0 {
            finding.details.append(
                .note(language("\(rest) more commands wrote nothing", "还有 \(rest) 条命令没有写出任何内容")))
        }
        return finding
    }
}

extension FalseExpectation {
    fileprivate func description(in language: ReaderLanguage) -> FindingDescription {
        var details = sides.filter { $0.source != $0.value }.map {
            FindingDescription.Detail.value($0.value, of: $0.source)
        }
        if let note { details.append(.note(language(note, noteInChinese ?? note))) }
        return FindingDescription(
            headline: language("'\(source)' is false", "'\(source)' 不成立"), place: place, details: details)
    }
}

extension ErrorReport {
    fileprivate func description(in language: ReaderLanguage) -> FindingDescription {
        let thrown = "\(type.map { "\($0): " } ?? "")\(message)"
        let headline =
            switch verdict {
            case .contract: language("the module does not fit: ", "模块不符合要求：") + message
            default: language("an error was thrown: ", "抛出了错误：") + thrown
            }
        return FindingDescription(
            headline: headline, place: place,
            details: (wanted.map { wanted in
                [.note(language("'error: \(wanted)' is expected", "期望 'error: \(wanted)'"))]
            } ?? []) + origin.frames.shown.map { .frame($0) })
    }
}

extension [SourceFrame] {
    /// How many calls are shown; the innermost ones say where it happened.
    private static var shownCount: Int { 4 }

    /// The innermost calls, each place once: a recursion repeats them.
    fileprivate var shown: [SourceFrame] {
        var shown: [SourceFrame] = []
        for frame in self where shown.count < Self.shownCount {
            let known = shown.firstIndex { $0.file == frame.file && $0.line == frame.line }
            guard let known else {
                shown.append(frame)
                continue
            }
            // The first instructions of a function have no column.
            if shown[known].column == 0 { shown[known] = frame }
        }
        return shown
    }
}

extension Crash {
    /// The error that kept the solution from being loaded, where the language says it in one line.
    fileprivate var whyNotLoaded: String? {
        let mark = "Fatal error: "
        guard isAtStart, lastWords.hasPrefix(mark), !lastWords.contains("\n") else { return nil }
        return String(lastWords.dropFirst(mark.count))
    }

    fileprivate func headline(in language: ReaderLanguage) -> String {
        if didOverflow {
            let function = frames.first?.function ?? ""
            let name = function.isEmpty ? "" : ": \(function)"
            return language(
                "the stack overflowed: a recursion without end\(name)", "栈溢出：没有尽头的递归\(name)")
        }
        if let reason = whyNotLoaded {
            return language("the solution does not load: \(reason)", "解答加载失败：\(reason)")
        }
        if let signal, isAtStart {
            return language("the solution crashed while it was loaded (\(signal))", "解答在加载时崩溃了（\(signal)）")
        }
        if let signal { return language("the module crashed (\(signal))", "模块崩溃了（\(signal)）") }
        let code = exitCode ?? 0
        if isAtStart {
            return language(
                "the solution ended while it was loaded (exit code \(code))", "解答在加载时就退出了（退出码 \(code)）")
        }
        return language(
            "the module left before it answered (exit code \(code))", "模块没有回答就退出了（退出码 \(code)）")
    }
}

extension Limit {
    /// The limit in words, with its bound.
    public func words(in language: ReaderLanguage) -> String {
        switch self {
        case .cpu(let time):
            language("more than \(Limit.seconds(time)) of CPU time", "CPU 时间超过 \(Limit.seconds(time))")
        case .wall(let time): language("no answer for \(Limit.seconds(time))", "\(Limit.seconds(time)) 内没有回答")
        case .memory(let bytes):
            language("more than \(Limit.size(bytes)) of memory", "内存超过 \(Limit.size(bytes))")
        case .output(let bytes):
            language("more than \(Limit.size(bytes)) of output", "输出超过 \(Limit.size(bytes))")
        case .lines(let count): language("more than \(count) lines of output", "输出超过 \(count) 行")
        case .file(let bytes):
            language("a file of more than \(Limit.size(bytes))", "文件超过 \(Limit.size(bytes))")
        case .steps(let count): language("more than \(count) statements and loop turns", "语句和循环超过 \(count) 步")
        case .values(let bytes):
            language("more than \(Limit.size(bytes)) of values", "值超过 \(Limit.size(bytes))")
        }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    private static func size(_ bytes: Int) -> String {
        for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)]
        where bytes % (1 << shift) == 0 && bytes > 0 {
            return "\(bytes >> shift) \(unit)"
        }
        return "\(bytes) bytes"
    }
}
