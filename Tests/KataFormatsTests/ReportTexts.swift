/// What people and programs read of each finding.
enum ReportTexts {
    static let text = [
        "false":
            #"""
            'a == b' is false at 灯.yaml:3:3
              → 灯.on()
              a is "灯"
              note: look closer

        """#,
        "threw":
            #"""
            an error was thrown: Overload: too\u{1B}[31m bright at 灯.yaml:4:20 (turn 2)
              → 灯.dim(

        """#,
        "other error":
            #"""
            an error was thrown: no at 灯.yaml:3:3
              → 灯.on()
              note: 'error: *dark*' is expected

        """#,
        "contract":
            #"""
            the module does not fit: no 'of' at 灯.yaml:3:3
              → 灯.on()

        """#,
        "missing error":
            #"""
            no error ended the scenario at 灯.yaml:3:3
              → 灯.on()
              note: 'error: *dark*' is expected

        """#,
        "trap":
            #"""
            the module crashed (SIGILL) at 灯.yaml:4:20 (turn 2)
              → 灯.dim(
              Fatal error: bang
              and more

        """#,
        "recursion":
            #"""
            the stack overflowed: a recursion without end: Lamp.on() at 灯.yaml:4:20 (turn 2)
              → 灯.dim(
              灯.swift:7:9  Lamp.on()
              B.swift:1:3

        """#,
        "left":
            #"""
            the module left before it answered (exit code 3) at 灯.yaml:3:3
              → 灯.on()

        """#,
        "not loaded":
            #"""
            the solution does not load: KeyError: '灯'
              灯.py:7  on

        """#,
        "crashed loading":
            #"""
            the solution crashed while it was loaded (SIGSEGV)

        """#,
        "told":
            #"""
            no source

        """#,
        "cpu":
            #"""
            more than 300 ms of CPU time at 灯.yaml:3:3
              → 灯.on()

        """#,
        "wall":
            #"""
            no answer for 2 s at 灯.yaml:3:3
              → 灯.on()

        """#,
        "memory":
            #"""
            more than 64 MiB of memory

        """#,
        "lines":
            #"""
            more than 1048576 lines of output at 灯.yaml:3:3
              → 灯.on()

        """#,
        "output":
            #"""
            more than 1000 bytes of output at 灯.yaml:3:3
              → 灯.on()

        """#,
        "file":
            #"""
            a file of more than 1 GiB at 灯.yaml:3:3
              → 灯.on()

        """#,
        "steps":
            #"""
            more than 7 statements and loop turns at 灯.yaml:4:20 (turn 2)
              → 灯.dim(

        """#,
        "policy":
            #"""
            the module broke the protocol: an answer to nothing at 灯.yaml:3:3
              → 灯.on()

        """#,
        "build":
            #"""
          the solution does not build: it took too long
          A.swift:1:1: error: no
            灯

        """#,
        "invalid":
            #"""
        灯.yaml:3:3: error[E0701]: wrong
            灯.on()
            ^^

        """#,
        "machine":
            #"""
          kata could not judge this: no room
          left

        """#,
    ]

    static let json = [
        "threw":
            #"""
        {"kind":"error","line":4,"column":20,"command":"灯.dim(","turns":[2],"message":"too\u001b[31m bright","type":"Overload"}
        """#,
        "false":
            #"""
        {"kind":"expect","line":3,"column":3,"command":"灯.on()","source":"a == b","sides":[{"source":"a","value":"\"灯\""},{"source":"2","value":"2"}],"note":"look closer"}
        """#,
        "other error":
            #"""
        {"kind":"error","line":3,"column":3,"command":"灯.on()","message":"no","wanted":"*dark*"}
        """#,
        "contract":
            #"""
        {"kind":"error","line":3,"column":3,"command":"灯.on()","message":"no 'of'"}
        """#,
        "missing error":
            #"""
        {"kind":"missingError","line":3,"column":3,"command":"灯.on()","wanted":"*dark*"}
        """#,
        "trap":
            #"""
        {"kind":"crash","line":4,"column":20,"command":"灯.dim(","turns":[2],"signal":"SIGILL","lastWords":"Fatal error: bang\nand more"}
        """#,
        "recursion":
            #"""
        {"kind":"crash","line":4,"column":20,"command":"灯.dim(","turns":[2],"signal":"SIGSEGV","lastWords":"","stackOverflow":true,"frames":[{"file":"灯.swift","line":7,"function":"Lamp.on()"},{"file":"灯.swift","line":7,"column":9,"function":"Lamp.on()"},{"file":"B.swift","line":1,"column":3}]}
        """#,
        "left":
            #"""
        {"kind":"crash","line":3,"column":3,"command":"灯.on()","exitCode":3,"lastWords":""}
        """#,
        "not loaded":
            #"""
        {"kind":"crash","exitCode":1,"lastWords":"Fatal error: KeyError: '灯'","atStart":true,"frames":[{"file":"灯.py","line":7,"function":"on"}]}
        """#,
        "crashed loading":
            #"""
        {"kind":"crash","signal":"SIGSEGV","lastWords":"","atStart":true}
        """#,
        "told":
            #"""
        {"kind":"build","message":"no source","messageInChinese":"没有源文件","place":{"file":"Lamp.swift","line":2,"column":3}}
        """#,
        "cpu":
            #"""
        {"kind":"limit","line":3,"column":3,"command":"灯.on()","limit":"cpu","milliseconds":300}
        """#,
        "wall":
            #"""
        {"kind":"limit","line":3,"column":3,"command":"灯.on()","limit":"wall","milliseconds":2000}
        """#,
        "memory":
            #"""
        {"kind":"limit","limit":"memory","bytes":67108864}
        """#,
        "lines":
            #"""
        {"kind":"limit","line":3,"column":3,"command":"灯.on()","limit":"lines","lines":1048576}
        """#,
        "output":
            #"""
        {"kind":"limit","line":3,"column":3,"command":"灯.on()","limit":"output","bytes":1000}
        """#,
        "file":
            #"""
        {"kind":"limit","line":3,"column":3,"command":"灯.on()","limit":"file","bytes":1073741824}
        """#,
        "steps":
            #"""
        {"kind":"limit","line":4,"column":20,"command":"灯.dim(","turns":[2],"limit":"steps","steps":7}
        """#,
        "policy":
            #"""
        {"kind":"policy","line":3,"column":3,"command":"灯.on()","message":"an answer to nothing"}
        """#,
        "build":
            #"""
        {"kind":"build","output":"A.swift:1:1: error: no\n  灯\n\n","limit":"it took too long"}
        """#,
        "invalid":
            #"""
        {"kind":"invalid","diagnostics":[{"code":"E0701","severity":"error","message":"wrong","path":"灯.yaml","line":3,"column":3,"endLine":3,"endColumn":5}]}
        """#,
        "machine":
            #"""
        {"kind":"machine","message":"no room\nleft\n"}
        """#,
    ]
}
