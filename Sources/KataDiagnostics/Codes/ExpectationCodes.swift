extension DiagnosticCode {
    /// The codes of what an expected log may be.
    public static let expectationCodes: [DiagnosticCode] = [
        .expectationIsNoBlock, .emptyExpectation, .lineTakenForMap, .itemIsNoLine, .lineCutByComment,
        .badRegularExpression, .refusedRegularExpression, .unknownReference, .badLineEscape, .emptyMatcher,
        .anythingMatches, .noExpectation, .notOneLine, .badReference, .unusedCapture, .blankBehindSuffix,
        .unknownSuffix,
    ]

    /// An expected log whose lines YAML joins.
    public static let expectationIsNoBlock = DiagnosticCode(
        "E0501", "an expected log whose lines YAML joins",
        """
        Plain text and a block that begins with '>' are joined into one line, so the log could never match. Write a
        block that begins with '|', a list, or quote a log of one line:

            expect: |
              the first line
              the second
        """)

    /// An expectation that says nothing.
    public static let emptyExpectation = DiagnosticCode(
        "E0502", "an expectation that says nothing",
        """
        An empty 'expect' could mean that the log is empty, or that the author forgot to write it. Say which: 'expect: []'
        is an empty log, and without the key the log is expected inline, with '>' lines.
        """)

    /// A log line that YAML took for a map.
    public static let lineTakenForMap = DiagnosticCode(
        "E0503", "a log line that YAML took for a map",
        """
        An item of a list with a colon and a blank in it is a map. Of these a list of expected lines knows glob, re,
        has, any, some, unordered, times and lines. Quote the line, or write the log as a block, where nothing
        is special:

            expect:
              - 'Note: the kitchen is closed'
        """)

    /// An item that is no log line.
    public static let itemIsNoLine = DiagnosticCode(
        "E0504", "an item that is no log line",
        """
        An item of an expected log is a text or a map of one matcher. '[INFO]' is a list to YAML, and '-' with nothing
        behind it is nothing at all: quote the text; an empty line is ''.
        """)

    /// A log line cut by a comment.
    public static let lineCutByComment = DiagnosticCode(
        "E0505", "a log line cut by a comment",
        """
        In plain text a blank and '#' begin a comment, so the expected line ends before it. Quote the line if '#'
        belongs to it; put a comment on a line of its own.

            expect:
              - 'ticket #1'
        """)

    /// A regular expression that is none.
    public static let badRegularExpression = DiagnosticCode(
        "E0506", "a regular expression that is none",
        """
        Behind '(re)' and 're:' stands the syntax of Swift's Regex. A character that means something to it, such as ( )
        [ ] { } * + ? . ^ $ | or a backslash, is itself only behind a backslash. For a line with some unknown
        parts a glob is simpler: 'took * ms (glob)'.
        """)

    /// A regular expression that could take for ever.
    public static let refusedRegularExpression = DiagnosticCode(
        "E0507", "a regular expression that could take for ever",
        """
        Back-references (\\1, \\k<name>) and look-behind are refused: they make matching slow beyond measure. A value
        that comes twice is captured by name and named by a later line:

            expect: |
              ticket (?<number>\\d+) sold (re)
              ticket ${number} used
        """)

    /// ${name} names nothing.
    public static let unknownReference = DiagnosticCode(
        "E0508", "${name} names nothing",
        """
        In an expected line ${name} is the value of a parameter, or what (?<name>…) captured in an earlier line;
        in a '>' line it may be a loop variable or a 'let' as well. A literal '${' is written '$${'.
        """)

    /// An escape that is none.
    public static let badLineEscape = DiagnosticCode(
        "E0509", "an escape that is none",
        """
        A line that ends in ' (esc)' is read with the escapes of a script string: \\n \\t \\r \\0 \\" \\\\ and \\u{HEX}. A
        line cannot hold a line break, so \\n is refused as well.
        """)

    /// A matcher with nothing to match.
    public static let emptyMatcher = DiagnosticCode(
        "E0510", "a matcher with nothing to match",
        """
        Every line contains the empty text, so ' (has)' with nothing before it, and 'has: ""', would match anything.
        'any: 1' is one line of whatever content, '...' any number of them.
        """)

    /// An expectation that anything matches.
    public static let anythingMatches = DiagnosticCode(
        "E0511", "an expectation that anything matches",
        """
        If the expected log is '...' alone, every solution passes, the empty one too. Name at least one line; 'kata accept'
        writes down what the reference logs.
        """)

    /// A scenario that expects nothing.
    public static let noExpectation = DiagnosticCode(
        "E0512", "a scenario that expects nothing",
        """
        A scenario without any expectation passes whatever the solution does. Write the log below 'expect:', or right
        below a command, or state a condition:

            commands: |
              work.writeProgram()
              > 精神百倍
              expect work.hour == 9
        """)

    /// A matcher of several lines where one is wanted.
    public static let notOneLine = DiagnosticCode(
        "E0513", "a matcher of several lines where one is wanted",
        """
        The items of 'unordered' and 'never' are single lines: a text, glob, re or has. 'any', 'some', '...' and blocks
        of several lines cannot be counted there. The 'of' of 'times' is one item, or a block of lines, without '...':

            expect:
              - times: {n: 2, of: {lines: "knock\nwho is there"}}
        """)

    /// ${ without a name and a }.
    public static let badReference = DiagnosticCode(
        "E0514", "${ without a name and a }",
        """
        '${' begins a reference to a parameter or a capture: '${name}'. A literal '${' is written '$${'.
        """)

    /// A capture that nothing uses.
    public static let unusedCapture = DiagnosticCode(
        "W0501", "a capture that nothing uses",
        """
        (?<name>…) keeps what it matched so that a later line can demand the same with ${name}. If nothing does, write
        (…) or (?:…) instead.
        """)

    /// Blanks behind a suffix.
    public static let blankBehindSuffix = DiagnosticCode(
        "W0502", "blanks behind a suffix",
        """
        A suffix such as ' (glob)' counts only at the very end of a line. With blanks behind it the line is literal,
        suffix and blanks included. Take them away; if you mean it, write ' (lit)' behind the blanks.
        """)

    /// A suffix that is none.
    public static let unknownSuffix = DiagnosticCode(
        "W0503", "a suffix that is none",
        """
        The suffixes of a line are (glob), (re), (has), (esc) and (lit). Another word in parentheses is part of
        the line; if it is meant, write ' (lit)' behind it.
        """)
}
