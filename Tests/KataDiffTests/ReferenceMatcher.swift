import KataScript

@testable import KataDiff

/// The meaning of an expected log without captures, by trying everything: exponential, and plainly right.
struct ReferenceMatcher {
    /// Tells whether the lines are as expected.
    static func matches(_ items: [LogItem], _ lines: [String]) -> Bool {
        matches(items[...], lines[...])
    }

    private static func matches(_ items: ArraySlice<LogItem>, _ lines: ArraySlice<String>) -> Bool {
        guard let item = items.first else { return lines.isEmpty }
        let rest = items.dropFirst()
        switch item {
        case .line(let pattern):
            guard let line = lines.first, accepts(pattern, line) else { return false }
            return matches(rest, lines.dropFirst())
        case .gap:
            return (0...lines.count).contains { matches(rest, lines.dropFirst($0)) }
        case .anyLines(let count, _):
            return lines.count >= count && matches(rest, lines.dropFirst(count))
        case .unordered(let patterns, _):
            guard lines.count >= patterns.count else { return false }
            return isPermutation(patterns, Array(lines.prefix(patterns.count)))
                && matches(rest, lines.dropFirst(patterns.count))
        case .times(let count, let inner, _):
            return matches(Array(repeatElement(inner, count: count).joined())[...] + rest, lines)
        }
    }

    private static func isPermutation(_ patterns: [LinePattern], _ lines: [String]) -> Bool {
        guard let pattern = patterns.first else { return lines.isEmpty }
        return lines.indices.contains { index in
            guard accepts(pattern, lines[index]) else { return false }
            var rest = lines
            rest.remove(at: index)
            return isPermutation(Array(patterns.dropFirst()), rest)
        }
    }

    private static func accepts(_ pattern: LinePattern, _ line: String) -> Bool {
        let text = Array((pattern.template.plainText ?? "").unicodeScalars)
        let scalars = Array(line.unicodeScalars)
        switch pattern.kind {
        case .literal: return text == scalars
        case .glob: return glob(text[...], scalars[...])
        case .contains: return glob(["*"] + text + ["*"], scalars[...])
        case .regularExpression: return false
        }
    }

    static func glob(_ pattern: ArraySlice<Unicode.Scalar>, _ line: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = pattern.first else { return line.isEmpty }
        if first == "*" {
            return (0...line.count).contains { glob(pattern.dropFirst(), line.dropFirst($0)) }
        }
        guard let scalar = line.first, first == "?" || first == scalar else { return false }
        return glob(pattern.dropFirst(), line.dropFirst())
    }
}
