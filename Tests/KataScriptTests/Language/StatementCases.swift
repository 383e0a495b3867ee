/// Scripts with statements and expressions that nothing can be made of, with what is told about them.
let statementCases: [(String, String)] = [
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
