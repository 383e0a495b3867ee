import Testing

@testable import KataModules

/// What stays of a compiler's words: what is the same on every machine and in every run.
@Suite struct CompilerWordsTests {
    @Test func aCompilerThatCrashedKeepsWhatItWasAboutToDo() {
        let text = """
            f0001.swift:1:1: error: no
            1 | let a = 0x1
              | `- error: no
            Please submit a bug report (https://swift.org) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: /opt/swift/bin/swift-frontend -frontend -c f0001.swift
            1.\tSwift version 6.3
            2.\tWhile type-checking 'f' (at f0001.swift:3:1)
             #0 0x0000563e llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
             #1 main (/opt/swift+0x1)
            11 libc.so.6 start
            3 | var b = 1
            Illegal instruction
            """
        #expect(
            CompilerWords.withoutStack(text) == """
                f0001.swift:1:1: error: no
                1 | let a = 0x1
                  | `- error: no
                2.\tWhile type-checking 'f' (at f0001.swift:3:1)
                3 | var b = 1
                Illegal instruction
                """)
        #expect(
            CompilerWords.withoutStack(text, keepsTask: false) == """
                f0001.swift:1:1: error: no
                1 | let a = 0x1
                  | `- error: no
                """)
    }

    @Test(arguments: ["", "a 0x1\n\n#1 b\n", "Please submit a bug report, says the program\n0x2\n"])
    func aCompilerThatDidNotCrashKeepsAll(_ text: String) {
        #expect(CompilerWords.withoutStack(text) == text)
    }

    @Test func pathsBeginBehindTheFolder() {
        let folders = ["/tmp/w.work", "/tmp/w"]
        #expect(
            CompilerWords.withoutFolders("/tmp/w.work/a:1 /tmp/w/b /tmp/wide /tmp/w", folders)
                == "a:1 b /tmp/wide /tmp/w")
    }
}
