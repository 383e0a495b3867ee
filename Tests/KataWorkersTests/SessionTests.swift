import KataTranscript
import KataWorkers
import Testing

@Suite struct SessionTests {
    @Test(arguments: FakeWorker.strategies)
    func answersAndAttributesOutput(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(session.greeting?.language == "fake")
        #expect(try session.call("count").value == .integer(1))
        #expect(try session.call("print", .string("out\n")).text == "out\n")
        #expect(try session.call("complain", .string("err\n")).text == "err\n")
        #expect(try session.call("count").text == "")
        let usage = session.finish()
        #expect(usage.limit == nil)
        #expect(usage.peakBytes > 0)
    }
}
