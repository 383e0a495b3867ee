import KataTranscript
import KataWorkers
import Testing

@Suite struct ProgramTests {
    private let environment = ["PATH": "/usr/bin:/bin"]

    @Test func capturesBothStreams() throws {
        let result = try Program("sh", ["-c", "echo out; echo err >&2"], environment: environment).run()
        #expect(result.isSuccess)
        #expect(result.output == Array("out\n".utf8))
        #expect(result.errors == Array("err\n".utf8))
    }
}
