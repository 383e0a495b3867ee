import KataTranscript

/// Finds out how two differing lines that look alike differ.
///
/// Each fold takes one kind of difference away. If the lines are equal after some of them, these are the explanation.
struct LookAlikeFinder {
    /// A kind of difference that can be taken away.
    private enum Fold: CaseIterable {
        case normalForm, escapeSequences, invisible, space, fullWidth, punctuation, trailing, indentation,
            inner, tabs,
            letterCase
    }

    /// Longer lines are not looked at: each fold reads a whole line, and a line of that length is not read by eye.
    private static let byteLimit = 4_000

    /// Returns how `written` differs from `expected`; nothing where they do not look alike.
    static func explain(expected: String, written: String) -> [LookAlike] {
        guard max(expected.utf8.count, written.utf8.count) <= byteLimit else { return [] }
        return explain(written: written) { folds in
            let (wanted, found) = (fold(expected, folds), fold(written, folds))
            // Strings are equal if they are canonically equivalent.
            return folds.contains(.normalForm) ? wanted == found : wanted.isSameBytes(as: found)
        } facts: {
            fact(of: $0, expected, written)
        }
            + (hasTimeStamp(expected: expected, written: written) ? [.timeStamp] : [])
    }

    /// Returns what keeps a line from being accepted by a matcher.
    static func explain(written: String, accepts: (String) -> Bool) -> [LookAlike] {
        guard written.utf8.count <= byteLimit else { return [] }
        if let rest = withoutTimeStamp(written), accepts(rest) { return [.timeStamp] }
        return explain(written: written) { folds in
            accepts(fold(written, folds))
        } facts: { kind in
            fact(of: kind, fold(written, [kind]), written)
        }
    }

    private static func explain(
        written: String, areEqual: ([Fold]) -> Bool, facts: (Fold) -> LookAlike?
    ) -> [LookAlike] {
        for kind in Fold.allCases where areEqual([kind]) { return [facts(kind)].compactMap(\.self) }
        // Case alone is a look-alike; case and something else is a different text.
        let kinds = Fold.allCases.filter { $0 != .letterCase }
        guard areEqual(kinds) else { return [] }
        let needed = kinds.filter { kind in !areEqual(kinds.filter { $0 != kind }) }
        return needed.compactMap(facts)
    }

    // MARK: - Folds

    private static func fold(_ text: String, _ kinds: [Fold]) -> String {
        var scalars = Array(text.unicodeScalars)
        for kind in kinds { scalars = fold(scalars, kind) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    private static func fold(_ scalars: [Unicode.Scalar], _ kind: Fold) -> [Unicode.Scalar] {
        switch kind {
        case .normalForm: return scalars
        case .escapeSequences: return withoutEscapeSequences(scalars)
        case .invisible: return scalars.filter { !$0.isInvisible }
        case .fullWidth: return scalars.map(\.narrow)
        case .space: return scalars.map { $0.isOtherSpace ? " " : $0 }
        case .punctuation: return scalars.flatMap(\.plainPunctuation)
        case .tabs: return collapsed(scalars.map { $0 == "\t" ? " " : $0 })
        case .trailing: return Array(scalars.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        case .indentation: return Array(scalars.drop { $0 == " " || $0 == "\t" })
        case .inner: return collapsed(scalars)
        case .letterCase: return scalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
        }
    }

    /// Takes out the control sequences of ECMA-48: ESC `[`, parameters, and a final byte from `@` to `~`.
    private static func withoutEscapeSequences(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\u{1B}", index + 1 < scalars.count, scalars[index + 1] == "[",
                let end = scalars[(index + 2)...].firstIndex(where: { ("@"..."~").contains($0) })
            {
                index = end + 1
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return result
    }

    /// Makes one blank of each run of blanks.
    private static func collapsed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in scalars where scalar != " " || result.last != " " { result.append(scalar) }
        return result
    }

    // MARK: - Facts

    private static func fact(of kind: Fold, _ expected: String, _ written: String) -> LookAlike? {
        let wanted = expected.unicodeScalars
        let found = written.unicodeScalars
        switch kind {
        case .normalForm:
            return .normalForm(logIsComposed: found.count == wanted.count ? nil : found.count < wanted.count)
        case .escapeSequences: return .escapeSequences(inLog: found.contains("\u{1B}"))
        case .invisible: return invisible(wanted, found)
        case .fullWidth:
            return .fullWidth(logIsWide: found.count { $0.isWideForm } > wanted.count { $0.isWideForm })
        case .space:
            if let space = found.first(where: { $0.isOtherSpace && !wanted.contains($0) }) {
                return .space(space.value, inLog: true)
            }
            let space =
                wanted.first { $0.isOtherSpace && !found.contains($0) } ?? wanted.first { $0.isOtherSpace }
            return space.map { .space($0.value, inLog: false) }
        case .punctuation:
            return .punctuation(
                logIsTypographic: found.count(where: \.isTypographic) > wanted.count(where: \.isTypographic))
        case .tabs: return .tabs(inLog: found.count { $0 == "\t" } > wanted.count { $0 == "\t" })
        case .trailing: return .trailingBlanks(expected: wanted.trailingBlanks, written: found.trailingBlanks)
        case .indentation: return .indentation(expected: wanted.leadingBlanks, written: found.leadingBlanks)
        case .inner: return .innerBlanks
        case .letterCase: return .letterCase
        }
    }

    private static func invisible(
        _ wanted: String.UnicodeScalarView, _ found: String.UnicodeScalarView
    ) -> LookAlike? {
        let inLog = found.filter(\.isInvisible)
        let inExpected = wanted.filter(\.isInvisible)
        let isInLog = inLog.count >= inExpected.count
        guard let scalar = isInLog ? inLog.first : inExpected.first else { return nil }
        return scalar == "\r" ? .carriageReturn(inLog: isInLog) : .invisible(scalar.value, inLog: isInLog)
    }

    // MARK: - NSLog

    private static func hasTimeStamp(expected: String, written: String) -> Bool {
        withoutTimeStamp(written)?.isSameBytes(as: expected) ?? false
    }

    /// Returns what follows `2025-01-31 12:00:00.000 name[123:4567] `, if a line begins so.
    private static func withoutTimeStamp(_ line: String) -> String? {
        var shape = Glob()
        shape.append(pattern: "????-??-?? ??:??:??.* *[*] *")
        guard line.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true, shape.matches(Array(line.utf8)[...]),
            let bracket = line.unicodeScalars.firstIndex(of: "]")
        else { return nil }
        return String(line.unicodeScalars[bracket...].dropFirst(2))
    }
}

extension String {
    /// Tells whether two texts are the same scalar by scalar; `==` would take two forms of a character for the same.
    func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
