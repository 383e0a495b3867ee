import KataTranscript
import Testing

@testable import KataWorkers

/// Where a crash came from, as runtimes tell it that know their own sources.
@Suite struct ToldCallsTests {
    @Test func callsAreToldAsJSON() {
        let crash = CrashMessage.describe(
            "Fatal error: TypeError: no\n*** Frames [{\"file\":\"a/work.js\",\"line\":6,\"column\":3,\"function\":\"Work.write\"},{\"file\":\"a/work.js\",\"line\":9}]"
        )
        #expect(crash.lastWords == "Fatal error: TypeError: no")
        #expect(
            crash.frames == [
                SourceFrame(file: "a/work.js", line: 6, column: 3, function: "Work.write"),
                SourceFrame(file: "a/work.js", line: 9, column: 0, function: ""),
            ])
        #expect(crash.addresses.isEmpty)
    }

    @Test(arguments: [
        "*** Frames [", "*** Frames [7, {\"line\": 1}]", "*** Frames [{\"file\": 1, \"line\": \"x\"}]",
    ])
    func whatIsNoCallSaysNothing(_ line: String) {
        let crash = CrashMessage.describe(line)
        #expect(crash.frames.isEmpty)
        #expect(crash.addresses.isEmpty)
    }

    @Test func aThrownErrorTellsItsCalls() throws {
        let line = """
            {"id":1,"error":{"kind":"thrown","message":"no","type":"KeyError","frames":[{"file":"work.py","line":10,\
            "function":"Work.helper"},"x"],"addresses":["1f","zz","123456789",3]}}
            """
        let result = try #require(Result<Answer, ModuleError>(json: JSONReader.read(Array(line.utf8))))
        guard case .failure(let error) = result else {
            Issue.record("it is an error")
            return
        }
        #expect(
            error.origin.frames
                == [SourceFrame(file: "work.py", line: 10, column: 0, function: "Work.helper")])
        #expect(error.origin.addresses == ["1f"])
    }
}
