internal import KataDiagnostics

/// Checks a regular expression while the kata is read, long before a log is there to be matched.
enum RegularExpressionCheck {
    /// Reports syntax that Swift's `Regex` refuses, and constructs that could take for ever.
    static func check(
        _ pattern: LinePattern, text: LocatedText, range: Range<Int>, diagnostics: inout Diagnostics
    ) {
        let place = text.fileRange(range.lowerBound, range.upperBound)
        if let found = refusedConstruct(in: text.bytes[range]) {
            let problem = ExpectationProblem.refusedConstruct(construct: found.construct, name: found.name)
            diagnostics.add(
                problem.diagnostic(at: text.fileRange(found.range.lowerBound, found.range.upperBound)))
            return
        }
        do {
            _ = try Regex(source(of: pattern.template))
        } catch {
            diagnostics.add(
                ExpectationProblem.badRegularExpression(message: words(of: error)).diagnostic(at: place))
        }
    }

    /// Returns the names that `(?<name>…)` and `(?P<name>…)` capture, in order.
    static func captureNames(in source: String) -> [String] {
        var names: [String] = []
        let bytes = Array(source.utf8)
        scan(bytes[...]) { place in
            let rest = bytes[place...]
            guard let opening = ["(?<", "(?P<"].first(where: { rest.starts(with: $0.utf8) }) else {
                return false
            }
            let start = place + opening.utf8.count
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return false }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            if TemplateParser.isName(name) { names.append(name) }
            return false
        }
        return names
    }

    /// Returns the first construct that is refused.
    private static func refusedConstruct(
        in bytes: ArraySlice<UInt8>
    ) -> (construct: String, name: String, range: Range<Int>)? {
        let refused = [
            ("(?<=", "a look-behind"), ("(?<!", "a look-behind"), ("(?P=", "a back-reference"),
            ("(?R", "a recursion"), ("(?(", "a condition"), ("\\k", "a back-reference"),
            ("\\g", "a back-reference"),
        ]
        var found: (construct: String, name: String, range: Range<Int>)?
        scan(bytes) { place in
            let rest = bytes[place...]
            if let (construct, name) = refused.first(where: { rest.starts(with: $0.0.utf8) }) {
                found = (construct, name, place..<place + construct.utf8.count)
            } else if rest.count > 1, rest.first == UInt8(ascii: "\\"),
                (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[place + 1])
            {
                let construct = String(decoding: bytes[place...place + 1], as: UTF8.self)
                found = (construct, "a back-reference", place..<place + 2)
            }
            return found != nil
        }
        return found
    }

    /// Calls `visit` at each byte that is neither escaped nor inside `[…]`, until it returns true.
    private static func scan(_ bytes: ArraySlice<UInt8>, _ visit: (Int) -> Bool) {
        var place = bytes.startIndex
        var classDepth = 0
        while place < bytes.endIndex {
            let byte = bytes[place]
            if byte == UInt8(ascii: "[") {
                classDepth += 1
            } else if byte == UInt8(ascii: "]"), classDepth > 0 {
                classDepth -= 1
            } else if classDepth == 0, visit(place) {
                return
            }
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Returns the expression with a letter in the place of each reference.
    private static func source(of template: Template) -> String {
        var result = ""
        for piece in template.pieces {
            switch piece {
            case .text(let text): result += text
            case .reference: result += "x"
            }
        }
        return result
    }

    /// Returns the compiler's words, in the form of our messages.
    private static func words(of error: any Error) -> String {
        var text = String(describing: error)
        if text.hasSuffix(".") { text.removeLast() }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
