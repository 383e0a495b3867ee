import KataDiagnostics
import KataScript
import KataTranscript

/// Names with their values: constants, and what regular expressions captured.
typealias Bindings = [String: String]

/// What one step of an expected log accepts, if it is not a literal line.
enum Matcher {
    /// Any number of lines.
    case gap
    /// One line, whatever it is.
    case any
    /// A line that fits the glob.
    case glob(Glob)
    /// A line that fits the regular expression of this number, which captures or not.
    case expression(Int, names: [String])
    /// A line that fits once names are known that an earlier line captures; until then, what it might fit.
    case open(LinePattern, loosely: Glob)
}

/// Turns the patterns of a kata file into matchers.
struct PatternCompiler {
    /// The values that are known beforehand.
    let values: Bindings
    /// Where regular expressions are kept.
    let expressions: RegexLibrary

    /// Returns the literal line that a pattern is; nil for a matcher and where a name is still open.
    func literal(_ pattern: LinePattern) -> String? {
        pattern.kind == .literal ? text(of: pattern.template, values) : nil
    }

    /// Returns what accepts the lines of a pattern.
    ///
    /// - Parameter captured: The names that earlier lines capture, whose values are not known yet.
    func matcher(_ pattern: LinePattern, captured: Set<String> = []) throws(ExpectationError) -> Matcher {
        var isOpen = false
        for case .reference(let name) in pattern.template.pieces where values[name.text] == nil {
            guard captured.contains(name.text) else {
                throw ExpectationError(
                    .unknownReference(
                        name: name.text,
                        nearest: nearestName(to: name.text, among: values.keys.sorted() + captured.sorted())),
                    at: pattern.range)
            }
            isOpen = true
        }
        if isOpen {
            return .open(
                pattern, loosely: pattern.kind == .regularExpression ? anything : glob(pattern, values))
        }
        if pattern.kind == .regularExpression { return try expression(pattern, values) }
        return .glob(glob(pattern, values))
    }

    /// Returns what accepts the lines of an open pattern once all its names are bound.
    func matcher(_ pattern: LinePattern, bound: Bindings) throws(ExpectationError) -> Matcher {
        let all = values.merging(bound) { known, _ in known }
        if pattern.kind == .regularExpression { return try expression(pattern, all) }
        return .glob(glob(pattern, all))
    }

    private var anything: Glob {
        var glob = Glob()
        glob.appendStar()
        return glob
    }

    private func text(of template: Template, _ values: Bindings) -> String? {
        if let text = template.plainText { return text }
        var result = ""
        for piece in template.pieces {
            switch piece {
            case .text(let text): result += text
            case .reference(let name):
                guard let value = values[name.text] else { return nil }
                result += value
            }
        }
        return result
    }

    /// Returns the glob of a pattern that is no regular expression; a name without a value stands for anything.
    private func glob(_ pattern: LinePattern, _ values: Bindings) -> Glob {
        var glob = Glob()
        if pattern.kind == .contains { glob.appendStar() }
        for piece in pattern.template.pieces {
            switch piece {
            case .text(let text) where pattern.kind == .glob: glob.append(pattern: text)
            case .text(let text): glob.append(literal: text)
            case .reference(let name):
                if let value = values[name.text] { glob.append(literal: value) } else { glob.appendStar() }
            }
        }
        if pattern.kind == .contains { glob.appendStar() }
        return glob
    }

    private func expression(_ pattern: LinePattern, _ values: Bindings) throws(ExpectationError) -> Matcher {
        var source = ""
        for piece in pattern.template.pieces {
            switch piece {
            case .text(let text): source += text
            case .reference(let name): source += RegexLibrary.quoted(values[name.text] ?? "")
            }
        }
        do {
            return .expression(
                try expressions.number(of: source, at: pattern.range),
                names: RegexLibrary.groupNames(in: source))
        } catch {
            throw ExpectationError(
                .invalidRegularExpression(source: source, message: String(describing: error)),
                at: pattern.range)
        }
    }
}
