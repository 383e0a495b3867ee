extension DiagnosticCode {
    /// The codes of what YAML itself, or kata's use of it, refuses.
    public static let yamlCodes: [DiagnosticCode] = [
        .yamlSyntax, .fileTooLarge, .tabIndentation, .notUTF8, .controlCharacter, .foreignLineBreak, .alias,
        .anchor, .tag, .mergeKey, .secondDocument, .directive, .duplicateKey, .keyIsNoText, .tooDeep,
        .fullWidthColon, .missingBlankAfterColon, .colonInText, .textBehindValue, .indicatorBeginsText,
        .unclosedQuote, .unclosedFlow, .unknownYAMLEscape, .blockBeginsDeeper, .indentation, .missingColon,
    ]

    /// The file is no YAML.
    public static let yamlSyntax = DiagnosticCode(
        "E0101", "the file is no YAML",
        """
        YAML stopped making sense at this place, and nothing behind it could be read. That is why only one such
        error is shown: mend it, and the next reading tells about the rest.

        Most of the time the text before the caret was meant as plain words and holds a character that means
        something to YAML. Put it into quotes, or write it as a block:

            story: |
              Here every character is itself: [ ] { } # : * & !
        """)

    /// The file is too large.
    public static let fileTooLarge = DiagnosticCode(
        "E0102", "the file is too large",
        """
        A kata is read by people. A file of more than 16 MiB is most likely a log that was saved under a wrong name.
        """)

    /// A tab indents a line.
    public static let tabIndentation = DiagnosticCode(
        "E0103", "a tab indents a line",
        """
        YAML wants blanks, because a tab is as wide as each editor likes and the indentation tells what belongs
        to what. Replace the tab by blanks, two for each level is usual:

            objects:
              waiter: Waiter()

        Most editors can do this for a whole file, and for the future ("insert spaces for tabs").
        """)

    /// The file is not UTF-8.
    public static let notUTF8 = DiagnosticCode(
        "E0104", "the file is not UTF-8",
        """
        A kata is UTF-8, so that 服务员 is the same on every machine. The file has bytes that are none: it was
        probably saved as GBK, Latin-1 or UTF-16. Open it with that encoding and save it as UTF-8.
        """)

    /// A character that YAML does not allow.
    public static let controlCharacter = DiagnosticCode(
        "E0105", "a character that YAML does not allow",
        """
        Control characters do not show, so readers of the kata could not know about them; YAML refuses them.
        In an expected log, write one as an escape and mark the line:

            expect: |
              \\u{1B}[1mhot\\u{1B}[0m (esc)
        """)

    /// A line break that is none elsewhere.
    public static let foreignLineBreak = DiagnosticCode(
        "E0106", "a line break that is none elsewhere",
        """
        U+0085, U+2028, U+2029 and a carriage return alone end a line for YAML, but not for your editor. The
        text would be cut where you see nothing. End lines with a line feed; where a log has the character, write
        it as an escape and mark the line with (esc):

            expect: |
              one\\u{2028}still the same line (esc)
        """)

    /// An alias.
    public static let alias = DiagnosticCode(
        "E0107", "an alias",
        """
        In YAML '*name' stands for something that '&name' marked elsewhere. A kata says everything where it
        is read, so aliases are refused. If the text only begins with an asterisk, quote it:

            expect:
              - '*** ready'
        """)

    /// An anchor.
    public static let anchor = DiagnosticCode(
        "E0108", "an anchor",
        """
        In YAML '&name' marks a value so that '*name' can stand for it elsewhere. A kata says everything where it
        is read, so anchors are refused. If the text only begins with '&', quote it: '&more'.
        """)

    /// A tag.
    public static let tag = DiagnosticCode(
        "E0109", "a tag",
        """
        In YAML a word that begins with '!' tells the type of what follows, and is not part of it: '- !a' is an
        empty text. A kata knows the type of each of its values. If the text begins with '!', quote it:

            expect:
              - '!done'
        """)

    /// A merge key.
    public static let mergeKey = DiagnosticCode(
        "E0110", "a merge key",
        """
        '<<' copies the keys of another map in old YAML. A kata says everything where it is read: write the keys
        out, or move what scenarios share to the top level, which they inherit.
        """)

    /// A second document.
    public static let secondDocument = DiagnosticCode(
        "E0111", "a second document",
        """
        A line '---' begins another document in the same file. A kata file holds one kata: put the other into a
        file of its own. Inside a text, write the line in a block, where it is indented and harmless.
        """)

    /// A YAML directive.
    public static let directive = DiagnosticCode(
        "E0112", "a YAML directive",
        """
        Lines such as '%YAML 1.2' or '%TAG' change how YAML reads the file. A kata is always read the same way;
        leave the line out.
        """)

    /// A key is given twice.
    public static let duplicateKey = DiagnosticCode(
        "E0113", "a key is given twice",
        """
        Of two equal keys in one map only one could count, and which one depends on the program. Remove one, or
        join what they hold. Two objects need two names:

            objects:
              first: Customer()
              second: Customer()
        """)

    /// A key that is no name.
    public static let keyIsNoText = DiagnosticCode(
        "E0114", "a key that is no name",
        """
        A key is a short text before a colon. YAML also allows lists and maps there ('? [a, b]'), and keys as long
        as a book; a kata has no use for them. Quote the key if it is text that begins with a bracket.
        """)

    /// Too much in one file.
    public static let tooDeep = DiagnosticCode(
        "E0115", "too much in one file",
        """
        Lists and maps may lie 64 deep in one another, and a file may have a million values. A kata needs four
        levels and some hundred values, so this file is probably something else.
        """)

    /// A full-width colon behind a key.
    public static let fullWidthColon = DiagnosticCode(
        "E0116", "a full-width colon behind a key",
        """
        The colon of an input method for Chinese, '：', is another character than ':', and YAML does not see it.
        Write an ASCII colon and a blank:

            title: 状态
        """)

    /// No blank behind the colon of a key.
    public static let missingBlankAfterColon = DiagnosticCode(
        "E0117", "no blank behind the colon of a key",
        """
        To YAML 'kata:1' is one word. A key is followed by a colon and a blank: 'kata: 1'.
        """)

    /// A colon and a blank inside a text.
    public static let colonInText = DiagnosticCode(
        "E0118", "a colon and a blank inside a text",
        """
        A colon and a blank make a key and a value, wherever they stand outside quotes. So this is not one call:

            objects:
              first: Customer(name: "甲")

        Write entries with labels as a block, one a line, where nothing has to be quoted:

            objects: |
              first = Customer(name: "甲")

        or quote the whole: first: 'Customer(name: "甲")'.
        """)

    /// Text behind a closing quote or bracket.
    public static let textBehindValue = DiagnosticCode(
        "E0119", "text behind a closing quote or bracket",
        """
        A value that begins with a quote ends at the closing quote, and one that begins with '[' or '{' at its
        closing bracket. Nothing but a comment may follow:

            - [INFO] ready        # YAML reads a list, and then does not know what 'ready' is
            - '[INFO] ready'      # the text as it stands
        """)

    /// A character that cannot begin a text.
    public static let indicatorBeginsText = DiagnosticCode(
        "E0120", "a character that cannot begin a text",
        """
        Text without quotes cannot begin with one of * & ! % @ ` | > [ ] { } , # because these mean something to
        YAML. Quote the text:

            - '*.txt'
            - '@Main'
        """)

    /// A quote that is never closed.
    public static let unclosedQuote = DiagnosticCode(
        "E0121", "a quote that is never closed",
        """
        Text that begins with a quote goes on to the next one of the same kind, over many lines if it must.
        Close it, or write it in the other kind of quotes. Inside '…' a quote is doubled ('it''s'), inside "…" it has
        a backslash before it.
        """)

    /// A bracket that is never closed.
    public static let unclosedFlow = DiagnosticCode(
        "E0122", "a bracket that is never closed",
        """
        A value that begins with '[' or '{' is a list or a map that goes on to the closing bracket, with commas
        between its parts. If it is text, quote it: '[INFO] ready'.
        """)

    /// A backslash that is no escape.
    public static let unknownYAMLEscape = DiagnosticCode(
        "E0123", "a backslash that is no escape",
        """
        Inside "…" a backslash begins an escape such as \\n, \\t, \\" or \\u4E2D. For a regular expression use '…',
        where a backslash is itself:

            - re: 'temperature \\d+'
        """)

    /// A block whose first line is indented deeper than the next.
    public static let blockBeginsDeeper = DiagnosticCode(
        "E0124", "a block whose first line is indented deeper than the next",
        """
        The first line of a block tells how far the block is indented, unless its header says so. If the first line
        of a log begins with blanks, write the number of blanks that belong to YAML behind the '|':

            expect: |2
                a leaf
              a branch
        """)

    /// A line at a depth that nothing else has.
    public static let indentation = DiagnosticCode(
        "E0125", "a line at a depth that nothing else has",
        """
        Entries of one map, and items of one list, begin in the same column. Move the line below the others, or,
        if it belongs to the one above, further in:

            limits:
              time: 5s
              output: 1MiB
        """)

    /// A line that is no entry.
    public static let missingColon = DiagnosticCode(
        "E0126", "a line that is no entry",
        """
        Inside a map each line is 'key: value'. This one has no colon. If it goes on with the text of the line
        above, write that text as a block:

            story: |
              The first line,
              and the second.
        """)
}
