import Testing

@testable import KataModules
@testable import KataWorkers

/// What every language has to do alike: the cases of Tests/Languages, each in all languages that this machine has.
@Suite struct LanguageTests {
    @Test(arguments: ConformanceCase.all.filter { $0.reason == nil })
    func speaksAsTheOthersDo(_ item: ConformanceCase) throws {
        guard Workshop.isInstalled(item.language) else {
            #expect(!Workshop.requiresAll, "\(item.language) is not installed on this machine")
            return
        }
        let module = try Workshop.build(item)
        for strategy in module.conformanceStrategies {
            let pool = WorkerPool(
                module.worker, strategy: strategy, confinement: module.confinement(minimum: nil))
            defer { pool.shutdown() }
            // What can be told to be as new has to be so the second time.
            for turn in 0..<(strategy == .reset ? 2 : 1) {
                let fault = try item.fault(of: module, pool)
                #expect(fault == nil, "\(item), \(strategy), turn \(turn)")
            }
        }
    }

    @Test func everyLanguageHasEveryCase() {
        #expect(ConformanceCase.names(in: ConformanceCase.root).count >= 20)
        for item in ConformanceCase.all { #expect(item.isThere, "\(item) is missing") }
    }
}
