/// Scripts with what is told about them.
let cases: [(String, String)] = [
    (
        #"""
        waiter.addOrder(mutton duck)
        """#,
        #"""
        k.yaml:1:24: error[E0301]: ',' or ')' is missing here; found 'duck'
          waiter.addOrder(mutton duck)
                                 ^^^^

        """#
    ),
    (
        #"""
        服务员.点单（羊肉，鸭肉）
        """#,
        #"""
        k.yaml:1:12: error[E0306]: '（' is full-width: write '(' outside of strings
          服务员.点单（羊肉，鸭肉）
                     ^^
          fix: write ASCII punctuation: 服务员.点单(羊肉,鸭肉)

        """#
    ),
    (
        #"""
        a.b(1
        a.c()
        let x = 2
        """#,
        #"""
        k.yaml:1:4: error[E0302]: '(' is never closed
          a.b(1
             ^

        """#
    ),
    (
        #"""
        repeat 2 {
          a.b([1, 2
        }
        a.c()
        """#,
        #"""
        k.yaml:2:7: error[E0302]: '[' is never closed
            a.b([1, 2
                ^

        """#
    ),
    (
        #"""
        log "open
        log 1
        """#,
        #"""
        k.yaml:1:5: error[E0303]: the string has no closing '"' on its line
          log "open
              ^

        """#
    ),
    (
        #"""
        log "a\qb\u{110000}c\u{"
        """#,
        #"""
        k.yaml:1:7: error[E0304]: '\q' is no escape; there are \n \t \r \0 \" \\ \u{HEX} and \(value)
          log "a\qb\u{110000}c\u{"
                ^^
        k.yaml:1:10: error[E0304]: '\u{110000}' is no Unicode scalar: write one to eight hexadecimal digits in \u{…}
          log "a\qb\u{110000}c\u{"
                   ^^^^^^^^^^
        k.yaml:1:21: error[E0304]: '\u{' is no Unicode scalar: write one to eight hexadecimal digits in \u{…}
          log "a\qb\u{110000}c\u{"
                              ^^^

        """#
    ),
    (
        #"""
        log 99999999999999999999
        """#,
        #"""
        k.yaml:1:5: error[E0305]: '99999999999999999999' does not fit a 64-bit integer
          log 99999999999999999999
              ^^^^^^^^^^^^^^^^^^^^

        """#
    ),
    (
        #"""
        log 1. + .5 + 0xZZ + 12ab
        """#,
        #"""
        k.yaml:1:5: error[E0305]: '1.' needs digits on both sides of its point
          log 1. + .5 + 0xZZ + 12ab
              ^^
        k.yaml:1:15: error[E0305]: '0xZZ' is no number
          log 1. + .5 + 0xZZ + 12ab
                        ^^^^
        k.yaml:1:22: error[E0305]: '12ab' is no number
          log 1. + .5 + 0xZZ + 12ab
                               ^^^^

        """#
    ),
    (
        #"""
        log “甲”
        """#,
        #"""
        k.yaml:1:5: error[E0306]: '“' is full-width: write '"' outside of strings
          log “甲”
              ^
          fix: write ASCII punctuation: log "甲"

        """#
    ),
    (
        #"""
        a().b += 1
        a.b++
        x ?? y
        // no
        """#,
        #"""
        k.yaml:1:1: error[E0314]: '+=' would call twice what stands left of it: give the result of the call a name first
          a().b += 1
          ^^^^^
        k.yaml:2:4: error[E0307]: '++' is not part of the language: write '+= 1'
          a.b++
             ^^
        k.yaml:3:1: error[E0309]: 'x ?? y' does nothing: a statement is a call, an assignment or begins with a keyword
          x ?? y
          ^^^^^^
        k.yaml:4:1: error[E0307]: '//' is not part of the language: a comment begins with '#'
          // no
          ^^

        """#
    ),
    (
        #"""
        var x: = 1
        while { a.b() }
        func f<T() { log 1 }
        log x ? 1
        a.ok()
        """#,
        #"""
        k.yaml:1:8: error[E0301]: a type is missing here; found '='
          var x: = 1
                 ^
        k.yaml:2:7: error[E0301]: a value is missing here; found '{'
          while { a.b() }
                ^
        k.yaml:3:7: error[E0301]: '>' is missing here; found '<'
          func f<T() { log 1 }
                ^
        k.yaml:4:10: error[E0301]: ':' and the value otherwise is missing here; found the end of the line
          log x ? 1
                   ^

        """#
    ),
    (
        #"""
        let while = 1
        drop true
        for repeat in x { }
        """#,
        #"""
        k.yaml:1:5: error[E0308]: 'while' has a meaning of its own and cannot be a name
          let while = 1
              ^^^^^
        k.yaml:2:6: error[E0308]: 'true' has a meaning of its own and cannot be a name
          drop true
               ^^^^
        k.yaml:3:5: error[E0308]: 'repeat' has a meaning of its own and cannot be a name
          for repeat in x { }
              ^^^^^^

        """#
    ),
    (
        #"""
        a.b
        1 + 2
        "text"
        """#,
        #"""
        k.yaml:1:1: error[E0309]: 'a.b' does nothing: a statement is a call, an assignment or begins with a keyword
          a.b
          ^^^
        k.yaml:2:1: error[E0309]: '1 + 2' does nothing: a statement is a call, an assignment or begins with a keyword
          1 + 2
          ^^^^^
        k.yaml:3:1: error[E0309]: '"text"' does nothing: a statement is a call, an assignment or begins with a keyword
          "text"
          ^^^^^^

        """#
    ),
    (
        #"""
        log a < b < c
        expect a == (b) == c
        """#,
        #"""
        k.yaml:1:11: error[E0310]: comparisons cannot be chained: join two of them with '&&'
          log a < b < c
                    ^
        k.yaml:2:17: error[E0310]: comparisons cannot be chained: join two of them with '&&'
          expect a == (b) == c
                          ^^

        """#
    ),
    (
        #"""

        > stray
        a.b()

        > late
        a.c()
        # comment
        > later
        """#,
        #"""
        k.yaml:2:1: error[E0311]: a '>' line stands right below the statement that writes it
          > stray
          ^^^^^^^
        k.yaml:5:1: error[E0311]: a '>' line stands right below the statement that writes it
          > late
          ^^^^^^
        k.yaml:8:1: error[E0311]: a '>' line stands right below the statement that writes it
          > later
          ^^^^^^^

        """#
    ),
    (
        #"""
        a.b()
        >x
        """#,
        #"""
        k.yaml:2:1: error[E0311]: one blank stands between '>' and the line
          >x
          ^
          fix: insert a blank: > x

        """#
    ),
    (
        #"""
        undo 0
        undo x
        redo -1
        """#,
        #"""
        k.yaml:1:6: error[E0315]: 'undo 0' does nothing: count from 1
          undo 0
               ^
        k.yaml:2:6: error[E0301]: the end of the statement, or an operator is missing here; found 'x'
          undo x
               ^
        k.yaml:3:6: error[E0301]: the end of the statement is missing here; found '-'
          redo -1
               ^

        """#
    ),
    (
        #"""
        x = 1
        f() = 2
        "a" = 3
        """#,
        #"""
        k.yaml:2:1: error[E0314]: only a property, an element or a name can be assigned
          f() = 2
          ^^^
        k.yaml:3:1: error[E0314]: only a property, an element or a name can be assigned
          "a" = 3
          ^^^

        """#
    ),
]
