internal import KataDiagnostics
internal import KataYAML

/// What can be wrong with an expected log, with the facts that the message needs.
enum ExpectationProblem {
    case noBlock(isFolded: Bool)
    case empty
    case emptyMap
    case lineTakenForMap(key: String)
    case severalMatchers(first: String)
    case lineTakenForList
    case emptyItem
    case lineCutByComment
    case badRegularExpression(message: String)
    case refusedConstruct(construct: String, name: String)
    case unknownReference(name: String, known: [String])
    case badReference
    case badEscape(escape: String)
    case lineBreakInLine
    case emptyMatcher(suffix: String)
    case anythingMatches
    case noExpectation(scenario: String)
    case notOneLine(place: String)
    case repeatedGap
    case someIsFalse
    case unusedCapture(name: String)
    case blankBehindSuffix(suffix: String)
    case unknownSuffix(suffix: String, near: String)

    /// The code and the words.
    var words: (code: DiagnosticCode, message: String) {
        switch self {
        case .noBlock(true):
            (.expectationIsNoBlock, "a block that begins with '>' joins its lines: begin it with '|'")
        case .noBlock(false):
            (
                .expectationIsNoBlock,
                "an expected log is a block that begins with '|', a list, or a quoted text"
            )
        case .empty: (.emptyExpectation, "'expect' is empty: write [] for an empty log, or leave the key out")
        case .emptyMap: (.emptyExpectation, "'expect' says nothing: give it 'log', 'never' or 'error'")
        case .lineTakenForMap(let key):
            (
                .lineTakenForMap,
                "YAML reads a map with the key '\(Quoting.shortened(key))' here: quote the line, or write the log as a block"
            )
        case .severalMatchers(let first):
            (
                .lineTakenForMap,
                "an item has one matcher, and this one has '\(Quoting.shortened(first))' already"
            )
        case .lineTakenForList: (.itemIsNoLine, "YAML reads a list here: quote the line")
        case .emptyItem: (.itemIsNoLine, "the item is empty: an empty line is written ''")
        case .lineCutByComment:
            (
                .lineCutByComment,
                "the expected line ends before the '#': quote it, or move the comment to a line of its own"
            )
        case .badRegularExpression(let message):
            (.badRegularExpression, "this is no regular expression: \(message)")
        case .refusedConstruct(let construct, let name):
            (
                .refusedRegularExpression,
                "'\(construct)' is \(name), which is refused: it can make matching slow beyond measure"
            )
        case .unknownReference(let name, let known):
            if let near = nearestName(to: name, among: known) {
                (.unknownReference, "'${\(name)}' names nothing; did you mean '${\(near)}'?")
            } else {
                (
                    .unknownReference,
                    "'${\(name)}' is no parameter and no earlier capture; a literal '${' is written '$${'"
                )
            }
        case .badReference:
            (.badReference, "'${' begins a reference such as '${name}'; a literal '${' is written '$${'")
        case .badEscape(let escape):
            (.badLineEscape, "'\(escape)' is no escape; there are \\n \\t \\r \\0 \\\" \\\\ and \\u{HEX}")
        case .lineBreakInLine: (.badLineEscape, "a line holds no line break; write two lines")
        case .emptyMatcher(let suffix):
            (.emptyMatcher, "'\(Quoting.shortened(suffix))' with nothing before it matches every line")
        case .anythingMatches: (.anythingMatches, "any log matches this: name at least one line")
        case .noExpectation(let scenario):
            (
                .noExpectation,
                "'\(Quoting.shortened(scenario))' expects nothing: add 'expect', a '>' line below a command, or an 'expect' statement"
            )
        case .repeatedGap: (.notOneLine, "'of' is one item, or a block under 'lines:', without '...'")
        case .notOneLine(let place): (.notOneLine, "\(place) takes single lines: a text, glob, re or has")
        case .someIsFalse: (.lineTakenForMap, "'some' is only ever true: any number of lines, none included")
        case .unusedCapture(let name):
            (
                .unusedCapture,
                "nothing uses the capture '\(Quoting.shortened(name))'; write (…) without a name"
            )
        case .blankBehindSuffix(let suffix):
            (
                .blankBehindSuffix,
                "blanks follow '\(Quoting.shortened(suffix))', so the line is literal; take them away"
            )
        case .unknownSuffix(let suffix, let near):
            (
                .unknownSuffix,
                "'\(Quoting.shortened(suffix))' is no suffix, so the line is literal; did you mean '\(near)'?"
            )
        }
    }

    /// Returns the diagnostic at a place.
    func diagnostic(at range: SourceRange, fix: FixIt? = nil) -> Diagnostic {
        let (code, message) = words
        return Diagnostic(code, message, at: range, fix: fix)
    }
}
