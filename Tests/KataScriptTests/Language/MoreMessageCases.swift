/// More scripts with what is told about them.
let moreCases: [(String, String)] = [
    (
        #"""
        print(1, to: 2)
        outer: for n in 1...2 { break inner }
        func f(a: Int = 1) { log a }
        func g(a: inout Int) { log a }
        """#,
        #"""
        k.yaml:1:10: error[E0307]: 'to:' is not part of the language: 'print' takes values, 'separator:' and 'terminator:'
          print(1, to: 2)
                   ^^
        k.yaml:2:31: error[E0307]: 'inner' is not part of the language: no loop around it has that label
          outer: for n in 1...2 { break inner }
                                        ^^^^^
        k.yaml:3:15: error[E0307]: '=' is not part of the language: a parameter of a script's function has no default: write the argument in each call
          func f(a: Int = 1) { log a }
                        ^
        k.yaml:4:11: error[E0307]: 'inout' is not part of the language: a function of a script cannot change its arguments: let it return what they become
          func g(a: inout Int) { log a }
                    ^^^^^

        """#
    ),
    (
        #"""
        log people.map(\name)
        log people.map(\Person)
        log people.map(\.names[0])
        """#,
        #"""
        k.yaml:1:17: error[E0301]: '.' of a key path, '\.name', is missing here; found 'name'
          log people.map(\name)
                          ^^^^
        k.yaml:2:23: error[E0301]: '.' of a key path, '\.name', is missing here; found ')'
          log people.map(\Person)
                                ^
        k.yaml:3:23: error[E0307]: '[' is not part of the language: a key path reads properties alone: write a closure, '{ $0.list[0] }'
          log people.map(\.names[0])
                                ^

        """#
    ),
    (
        #"""
        log 2 ** 3 * 4
        log 1 + a • b
        expect a ** b == c && d |> e
        """#,
        #"""
        k.yaml:1:12: error[E0317]: put parentheses around what '*' joins: only the module knows how tightly its own operator binds
          log 2 ** 3 * 4
                     ^
        k.yaml:2:7: error[E0317]: put parentheses around what '+' joins: only the module knows how tightly its own operator binds
          log 1 + a • b
                ^

        """#
    ),
    (
        #"""
        list.map { (n: 1) in n }
        list.map { (n) -> 2 in n }
        """#,
        #"""
        k.yaml:1:16: error[E0301]: a type is missing here; found '1'
          list.map { (n: 1) in n }
                         ^
        k.yaml:2:19: error[E0301]: a type is missing here; found '2'
          list.map { (n) -> 2 in n }
                            ^

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
        log 'it "is"'
        """#,
        #"""
        k.yaml:1:5: error[E0307]: ''…'' is not part of the language: strings stand in double quotes
          log 'it "is"'
              ^^^^^^^^^
          fix: use double quotes: log "it \"is\""

        """#
    ),
    (
        #"""
        break
        for a in b { continue 2 }
        return 3
        if a { continue }
        guard a { log 1 }
        switch a { log 1 }
        """#,
        #"""
        k.yaml:1:1: error[E0307]: 'break' is not part of the language: there is no loop or 'switch' around it
          break
          ^^^^^
        k.yaml:2:23: error[E0301]: the end of the statement is missing here; found '2'
          for a in b { continue 2 }
                                ^
        k.yaml:3:8: error[E0307]: 'return' is not part of the language: only a closure gives a value; 'return' alone ends the commands
          return 3
                 ^
        k.yaml:4:8: error[E0307]: 'continue' is not part of the language: there is no loop around it
          if a { continue }
                 ^^^^^^^^
        k.yaml:5:9: error[E0301]: 'else' is missing here; found '{'
          guard a { log 1 }
                  ^
        k.yaml:6:12: error[E0301]: 'case', 'default' or '}' is missing here; found 'log'
          switch a { log 1 }
                     ^^^

        """#
    ),
    (
        #"""
        if a = 1 { log 2 }
        log a and b
        log a is 1
        """#,
        #"""
        k.yaml:1:6: error[E0307]: '=' is not part of the language: '==' compares
          if a = 1 { log 2 }
               ^
        k.yaml:2:7: error[E0307]: 'and' is not part of the language: write '&&'
          log a and b
                ^^^
        k.yaml:3:10: error[E0301]: a type is missing here; found '1'
          log a is 1
                   ^

        """#
    ),
    (
        #"""
        let x: 1 = 1
        let = 2
        let x
        """#,
        #"""
        k.yaml:1:8: error[E0301]: a type is missing here; found '1'
          let x: 1 = 1
                 ^
        k.yaml:2:5: error[E0301]: the name to bind is missing here; found '='
          let = 2
              ^
        k.yaml:3:6: error[E0301]: '=' is missing here; found the end of the line
          let x
               ^

        """#
    ),
    (
        #"""
        }
        a.b()
        """#,
        #"""
        k.yaml:1:1: error[E0301]: a statement is missing here; found '}'
          }
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
        expect throws a.f(), 3
        """#,
        #"""
        k.yaml:1:22: error[E0301]: an error's type or case, or a string with a glob over its message is missing here; found '3'
          expect throws a.f(), 3
                               ^

        """#
    ),
    (
        #"""
        log "a\(1 +)b \(x y) \()"
        """#,
        #"""
        k.yaml:1:12: error[E0301]: a value is missing here; found the end
          log "a\(1 +)b \(x y) \()"
                     ^

        """#
    ),
    (
        #"""
        else { }
        for x 1...3 { }
        repeat { }
        a.b() a.c()
        """#,
        #"""
        k.yaml:1:1: error[E0301]: a value is missing here; found 'else'
          else { }
          ^^^^
        k.yaml:2:7: error[E0301]: 'in' is missing here; found '1'
          for x 1...3 { }
                ^
        k.yaml:3:11: error[E0301]: 'while', or a number before the block is missing here; found the end of the line
          repeat { }
                    ^
        k.yaml:4:7: error[E0301]: the end of the statement, or an operator is missing here; found 'a'
          a.b() a.c()
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
        log [1, 2: 3]
        log [1: 2, 3]
        """#,
        #"""
        k.yaml:1:10: error[E0301]: ',' or ']' is missing here; found ':'
          log [1, 2: 3]
                   ^
        k.yaml:2:13: error[E0301]: ':' is missing here; found ']'
          log [1: 2, 3]
                      ^

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
        a.1
        a.
        .b()
        """#,
        #"""
        k.yaml:1:1: error[E0309]: 'a.1' does nothing: a statement is a call, an assignment or begins with a keyword
          a.1
          ^^^
        k.yaml:2:3: error[E0301]: a member's name is missing here; found the end of the line
          a.
            ^
        k.yaml:3:1: error[E0309]: '.b()' does nothing: a statement is a call, an assignment or begins with a keyword
          .b()
          ^^^^

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
    (
        #"""
        a.each { x in
          undo
          x == 1
          log x
        }
        a.each { log $0
        """#,
        #"""
        k.yaml:2:3: error[E0316]: 'undo' cannot stand in a closure, which runs inside of a command
            undo
            ^^^^
        k.yaml:3:3: error[E0309]: 'x == 1' does nothing: a statement is a call, an assignment or begins with a keyword
            x == 1
            ^^^^^^
        k.yaml:6:8: error[E0302]: '{' is never closed
          a.each { log $0
                 ^

        """#
    ),
]
