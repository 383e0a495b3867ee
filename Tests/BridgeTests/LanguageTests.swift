import KataSystem
import KataTranscript
import Testing

@testable import KataModules
@testable import KataWorkers

/// What every language has to do alike: the cases of Tests/Languages, each in all languages that this machine has.
@Suite struct LanguageTests {
    @Test(arguments: LanguageCase.all.filter(\.isApplicable))
    func speaksAsTheOthersDo(_ item: LanguageCase) throws {
        guard Workshop.isInstalled(item.language) else {
            #expect(!Workshop.requiresAll, "\(item.language) is not installed on this machine")
            return
        }
        let module = try Workshop.build(item)
        for strategy in module.strategies { try Self.hold(item, with: module, strategy) }
    }

    @Test func everyLanguageHasEveryCase() {
        let cases = Set(LanguageCase.all.map(\.name))
        #expect(cases.count >= 20)
        for name in cases {
            let languages = Set(LanguageCase.all.filter { $0.name == name }.map(\.language))
            #expect(languages.isSuperset(of: LanguageCase.languages), "\(name) lacks a language")
        }
    }

    private static func hold(
        _ item: LanguageCase, with module: BuiltModule, _ strategy: WorkerStrategy
    ) throws {
        let pool = WorkerPool(
            module.worker, strategy: strategy, confinement: module.confinement(minimum: nil))
        defer { pool.shutdown() }
        let worker = try pool.session(limits: WorkerLimits(cpuMilliseconds: 60_000))
        let session = module.scripted(worker)
        for exchange in try item.dialogue() {
            let place = "\(item.testDescription), line \(exchange.line)"
            let request = try #require(Request(json: exchange.request), "\(place) is no request")
            var log: [UInt8]
            var answer: JSON?
            do throws(SessionError) {
                let reply = try session.perform(request)
                (log, answer) = (reply.output, reply.result.told)
            } catch {
                (log, answer) = (error.output, nil)
            }
            var lines = String(decoding: log, as: UTF8.self)
            if !lines.isEmpty, !lines.hasSuffix("\n") { lines += "\n" }
            #expect(
                lines.unicodeScalars.elementsEqual(exchange.log.unicodeScalars),
                "\(place): the log is\n\(lines)")
            guard let answer, let wanted = exchange.answer else {
                #expect(
                    answer == nil && exchange.answer == nil, "\(place) brings \(answer?.text ?? "the end")")
                return
            }
            let difference = answer.difference(from: wanted, allowsMore: true)
            #expect(difference == nil, "\(place): \(answer.text)")
        }
        #expect(worker.finish().breach == nil, "\(item.testDescription): the farewell")
    }
}

extension BuiltModule {
    /// All ways in which its scenarios may get workers.
    fileprivate var strategies: [WorkerStrategy] { strategy == .fresh ? [.fresh] : [.fresh, strategy] }
}
