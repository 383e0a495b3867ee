extension DiagnosticCode {
    /// Codes of the script language's grammar.
    public static let languageCodes: [DiagnosticCode] = [
        unexpectedToken, unclosedBracket, unterminatedString, unknownEscape, malformedNumber,
        fullWidthPunctuation,
        foreignSyntax, reservedName, doesNothing, chainedComparison, misplacedExpectedLine, nestedTooDeep,
        invalidCharacter, notAssignable, invalidAmount, notInClosure, mixedOperators,
    ]

    /// Something else is wanted at this place.
    public static let unexpectedToken = DiagnosticCode(
        "E0301", "something is missing, or stands where it cannot",
        """
        The script language was read up to here and then found something that cannot follow.
        A statement ends at the end of its line, or at ';'. It goes on over the end of a line only
        inside '(' or '[', after an operator, '=', ',' or '{', and where the next line begins with '.name'.

            waiter.addOrder(mutton duck)      # a comma is missing
            waiter.addOrder(mutton, duck)
        """)

    /// A bracket without its partner.
    public static let unclosedBracket = DiagnosticCode(
        "E0302", "a bracket is never closed",
        """
        Every '(', '[' and '{' needs its partner. The caret shows the one that was opened last.

            waiter.addOrder(first.pushOrder("ten skewers", type: .mutton)
                           ^ never closed
        """)

    /// A string without its closing quote.
    public static let unterminatedString = DiagnosticCode(
        "E0303", "a string has no end",
        """
        A string begins and ends with a double quote on one line. A quote inside is written \\", a line break \\n.
        One of several lines stands between lines of three quotes, and none of its lines begins before the last of them.

            log "he said \\"now\\""
        """)

    /// A backslash with something unknown behind it.
    public static let unknownEscape = DiagnosticCode(
        "E0304", "an escape that strings do not have",
        """
        Strings know \\n \\t \\r \\0 \\" \\\\ \\u{HEX} and \\(value). A backslash of its own is written twice.

            log "C:\\\\temp"
        """)

    /// A number that is none.
    public static let malformedNumber = DiagnosticCode(
        "E0305", "not a number",
        """
        Integers are decimal, 0x…, 0o… or 0b…, with '_' between digits where it helps, and fit 64 bits.
        Floating-point numbers have digits on both sides of their point: 1.0, 0.5, 2.5e3.
        """)

    /// Chinese punctuation in code.
    public static let fullWidthPunctuation = DiagnosticCode(
        "E0306", "full-width punctuation outside a string",
        """
        Inside strings every character is welcome. Outside, the language knows ASCII punctuation only; an input method
        that was left on writes （ ） ， ： ； “ ” instead. The fix shows what to write.

            waiter.addOrder（mutton）
            waiter.addOrder(mutton)
        """)

    /// A construct of another language.
    public static let foreignSyntax = DiagnosticCode(
        "E0307", "a construct of another language",
        """
        Scripts are smaller than Swift: they have calls, 'let', 'var', assignments, 'for', 'repeat', 'while', 'if',
        'guard', 'switch', 'func', 'log', 'expect', 'undo' and 'redo'. They declare no types.
        'break' and 'continue' stand in a loop, and a value behind 'return' in a closure.
        What needs more belongs into the module. The message says what to write instead.
        """)

    /// A keyword as a name.
    public static let reservedName = DiagnosticCode(
        "E0308", "a word of the language cannot be a name",
        """
        Keywords (let var while throws for in repeat if else true false nil) cannot
        name an object, a 'let', a loop variable or a parameter. After a point and as a label every word is free: editor.undo(), show(for: user).
        """)

    /// A statement without effect.
    public static let doesNothing = DiagnosticCode(
        "E0309", "a statement that does nothing",
        """
        A statement is a call, an assignment to a property or element, or begins with a keyword. A value alone is none.

            work.hour             # reads, and forgets
            log work.hour         # writes it to the log
            expect work.hour == 9 # checks it
        """)

    /// `a < b < c`.
    public static let chainedComparison = DiagnosticCode(
        "E0310", "comparisons cannot be chained",
        """
        'a < b < c' would compare a truth value with c. Write 'a < b && b < c'.
        """)

    /// A `>` line that belongs to nothing.
    public static let misplacedExpectedLine = DiagnosticCode(
        "E0311", "a '>' line that no statement writes",
        """
        A line that begins with '>' is the log which the statement right above it must write. No blank line and no
        comment stands between. After '>' comes one blank and then the line, or nothing for an empty line.

            waiter.addOrder(mutton)
            > 添加Order
        """)

    /// Too much nesting.
    public static let nestedTooDeep = DiagnosticCode(
        "E0312", "nested too deep",
        """
        Expressions and blocks may nest two hundred levels deep. Give inner parts a name with 'let'.
        """)

    /// A character that nothing begins with.
    public static let invalidCharacter = DiagnosticCode(
        "E0313", "a character that means nothing here",
        """
        Names are letters, digits and '_' of any script (Unicode Standard Annex 31), so 服务员 is a name.
        Other characters stand in strings and comments only.
        """)

    /// An assignment to something that is no place.
    public static let notAssignable = DiagnosticCode(
        "E0314", "only properties, elements and names can be assigned",
        """
        The left side of '=' is a property, an element or a name: work.hour = 10, board.rows[0] = "a".
        What a call returns has no place of its own.
        """)

    /// `undo 0`.
    public static let invalidAmount = DiagnosticCode(
        "E0315", "an undo of nothing",
        """
        'undo' takes back one command, 'undo 3' three, 'undo all' all of them; 'redo' likewise. Zero is a slip.
        """)

    /// A statement about the command queue inside a closure.
    public static let notInClosure = DiagnosticCode(
        "E0316", "something that cannot stand in a closure",
        """
        The module calls a closure while a command is in hand, so nothing can be undone, redone or dropped there, and
        what it writes belongs to that command: a '>' line stands below the command.

            button.onTap { name in
              log "tapped \\(name)"
            }
            button.tap()
            > tapped OK
        """)

    /// An operator of the module beside one of the language.
    public static let mixedOperators = DiagnosticCode(
        "E0317", "an operator of the module beside one of the language",
        """
        Operators such as '**', '|>' and '•' mean what the module declares, and how tightly they bind is the module's to
        say. So parentheses tell what they join beside '+ - * / % ?? ... ..<'. Comparisons, '&&', '||' and '? :' need none.

            log (2 ** 3) * 4
            expect 2 ** 3 == 8
        """)
}
