/// Scripts with what other languages have and this one does not, with what is told about them.
let foreignCases: [(String, String)] = [
    (
        #"""
        a().b += 1
        a.b++
        x ?? y
        /* no
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
        k.yaml:4:1: error[E0302]: '/*' is never closed
          /* no
          ^^

        """#
    ),
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
]
