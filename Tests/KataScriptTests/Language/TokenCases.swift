/// Scripts with characters, strings, numbers and brackets that cannot be read, with what is told about them.
let tokenCases: [(String, String)] = [
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
        log @
        log a $ b
        """#,
        #"""
        k.yaml:1:5: error[E0313]: '@' cannot stand outside of a string
          log @
              ^
        k.yaml:2:7: error[E0313]: '$' cannot stand outside of a string
          log a $ b
                ^

        """#
    ),
    (
        #"""
        repeat 3 {
          a.b()
        """#,
        #"""
        k.yaml:1:10: error[E0302]: '{' is never closed
          repeat 3 {
                   ^

        """#
    ),
    (
        #"""
        	tab.x（1）
        """#,
        #"""
        k.yaml:1:7: error[E0306]: '（' is full-width: write '(' outside of strings
           tab.x（1）
                ^^
          fix: write ASCII punctuation: tab.x(1)

        """#
    ),
    (
        #"""
        let é = “x
        """#,
        #"""
        k.yaml:1:9: error[E0303]: the string has no closing '"' on its line
          let é = “x
                  ^
        k.yaml:1:9: error[E0306]: '“' is full-width: write '"' outside of strings
          let é = “x
                  ^
          fix: write ASCII punctuation: let é = "x

        """#
    ),
    (
        #"""
        if a { undo 0; log 1; log ） }
        log é ？ b
        """#,
        #"""
        k.yaml:1:13: error[E0315]: 'undo 0' does nothing: count from 1
          if a { undo 0; log 1; log ） }
                      ^
        k.yaml:1:27: error[E0306]: '）' is full-width: write ')' outside of strings
          if a { undo 0; log 1; log ） }
                                    ^^
          fix: write ASCII punctuation: if a { undo 0; log 1; log ) }
        k.yaml:1:27: error[E0301]: a value is missing here; found ')'
          if a { undo 0; log 1; log ） }
                                    ^^
        k.yaml:2:7: error[E0313]: '？' cannot stand outside of a string
          log é ？ b
                ^^

        """#
    ),
    (
        #"""
        log .5
        """#,
        #"""
        k.yaml:1:5: error[E0305]: '.5' needs digits on both sides of its point
          log .5
              ^^

        """#
    ),
    (
        #"""
        a.b(1,
        let x = 2
        log x
        """#,
        #"""
        k.yaml:1:4: error[E0302]: '(' is never closed
          a.b(1,
             ^

        """#
    ),
    (
        #"""
        foo.bar(“甲”，2）

        """#,
        #"""
        k.yaml:1:9: error[E0306]: '“' is full-width: write '"' outside of strings
          foo.bar(“甲”，2）
                  ^
          fix: write ASCII punctuation: foo.bar("甲",2)

        """#
    ),
]
