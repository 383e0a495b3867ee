public import KataScript
public import KataTranscript

/// Compares what a scenario wrote with what its kata expects.
///
/// Captures of regular expressions are kept from one comparison to the next, so inline expectations are compared in the
/// order in which their commands ran.
///
///     var comparer = LogComparer(constants: ["n": "3"])
///     if let mismatch = try comparer.compare(expectation.log, with: transcript) { report(mismatch) }
public struct LogComparer {
    /// The values of parameters, and of loop variables and plain `let`s where inline expectations may name them.
    public var constants: [String: String]
    /// The values that regular expressions captured so far.
    public private(set) var captures: [String: String] = [:]
    /// What of a difference is shown.
    public var limits = DiffLimits()
    /// How much processor time a regular expression may take on one line, in milliseconds.
    public var matchLimit = 100
    private var expressions = RegexLibrary()

    /// Makes a comparer for one run of a scenario.
    public init(constants: [String: String] = [:]) { self.constants = constants }

    /// Compares lines of a transcript with an expected log.
    ///
    /// - Parameters:
    ///   - items: The expected log; an empty one means that nothing may be written.
    ///   - lines: The lines to compare; all by default.
    ///   - lastCommand: The command to blame for lines missing at the end; by default the one that wrote the last of
    ///     `lines`, or, when all lines are compared, the transcript's last.
    /// - Returns: How they differ; nil if the lines are as expected.
    /// - Throws: What is wrong with the expectation itself.
    public mutating func compare(
        _ items: [LogItem], with transcript: Transcript, lines: Range<Int>? = nil, lastCommand: Int? = nil
    ) throws(ExpectationError) -> LogMismatch? {
        let range = lines ?? 0..<transcript.count
        if LogComparer.isLiterally(items, transcript, range) { return nil }
        let compiler = PatternCompiler(values: values, expressions: expressions)
        let comparison = Comparison(
            expected: try ExpectedLog(items, compiler: compiler),
            lines: LineTable(bytes: transcript.bytes, ends: transcript.ends, range: range),
            transcript: transcript,
            lastCommand: lastCommand ?? blamed(lines, in: transcript), compiler: compiler, limits: limits)
        let outcome = try supervised(comparison.expected.usesExpressions) { () throws(ExpectationError) in
            try comparison.run()
        }
        captures.merge(outcome.captures) { _, new in new }
        return outcome.mismatch
    }

    /// Compares a transcript with another one that is expected line by line.
    public func compare(expected: Transcript, with transcript: Transcript) -> LogMismatch? {
        if expected.ends == transcript.ends, expected.bytes == transcript.bytes { return nil }
        let acceptance = Acceptance(
            ExpectedLog(
                lines: LineTable(bytes: expected.bytes, ends: expected.ends, range: 0..<expected.count)),
            LineTable(bytes: transcript.bytes, ends: transcript.ends, range: 0..<transcript.count),
            expressions: expressions)
        return MismatchBuilder.mismatch(
            acceptance, Aligner.align(acceptance), transcript: transcript,
            lastCommand: transcript.commands.indices.last, limits: limits, bindings: [:])
    }

    /// Returns every line of a transcript that must not be there, in the order of the lines.
    ///
    /// - Parameter patterns: The items of `never`.
    public mutating func forbidden(
        _ patterns: [LinePattern], in transcript: Transcript
    ) throws(ExpectationError) -> [ForbiddenLine] {
        let compiler = PatternCompiler(values: values, expressions: expressions)
        var matchers: [Matcher] = []
        for pattern in patterns { matchers.append(try compiler.matcher(pattern)) }
        let library = expressions
        let compiled = matchers
        let sources = patterns.map { $0.source(with: values) }
        return try supervised(patterns.contains { $0.kind == .regularExpression }) {
            var found: [ForbiddenLine] = []
            for line in 0..<transcript.count {
                for (index, matcher) in compiled.enumerated()
                where matcher.accepts(transcript.utf8(ofLine: line), library) {
                    found.append(
                        ForbiddenLine(
                            pattern: index, source: sources[index], range: patterns[index].range,
                            actual: ActualText(
                                line: line, command: transcript.command(ofLine: line),
                                text: transcript.text(ofLine: line))))
                }
            }
            return found
        }
    }

    /// Tells whether the message of a thrown error is the one that a kata wants.
    ///
    /// - Parameter error: The glob of `error`, or of `expect throws`.
    public func accepts(error: LinePattern, message: String) throws(ExpectationError) -> Bool {
        try PatternCompiler(values: values, expressions: expressions).matcher(error)
            .accepts(Array(message.utf8)[...], expressions)
    }

    var values: Bindings { constants.merging(captures) { constant, _ in constant } }

    private func blamed(_ lines: Range<Int>?, in transcript: Transcript) -> Int? {
        guard let lines else { return transcript.commands.indices.last }
        return lines.last.flatMap(transcript.command)
    }

    /// Tells whether all items are literals without references and equal the lines byte by byte.
    private static func isLiterally(_ items: [LogItem], _ transcript: Transcript, _ range: Range<Int>) -> Bool
    {
        guard items.count == range.count else { return false }
        for (item, line) in zip(items, range) {
            guard case .line(let pattern) = item, pattern.kind == .literal,
                let text = pattern.template.plainText,
                text.utf8.elementsEqual(transcript.utf8(ofLine: line))
            else { return false }
        }
        return true
    }

    /// Runs work, on a supervised thread if it matches regular expressions.
    private mutating func supervised<Value>(
        _ usesExpressions: Bool, _ work: @escaping () throws(ExpectationError) -> Value
    ) throws(ExpectationError) -> Value {
        guard usesExpressions else { return try work() }
        let outcome = MatchSupervisor(limit: matchLimit).run(watching: expressions.progress) {
            Result { () throws(ExpectationError) in try work() }
        }
        switch outcome {
        case .finished(let result): return try result.get()
        case .abandoned(let match):
            // The thread that was given up still uses the library.
            expressions = RegexLibrary()
            throw ExpectationError(
                .slowRegularExpression(source: match.source, line: match.line, limit: matchLimit),
                at: match.range)
        }
    }
}

extension Matcher {
    /// Tells whether a matcher that depends on no capture accepts a line.
    fileprivate func accepts(_ line: ArraySlice<UInt8>, _ expressions: RegexLibrary) -> Bool {
        switch self {
        case .gap, .any: true
        case .glob(let glob), .open(_, let glob): glob.matches(line)
        case .expression(let number, _): expressions.matches(number, String(decoding: line, as: UTF8.self))
        }
    }
}
