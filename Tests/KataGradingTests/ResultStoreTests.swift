import Foundation
import KataResults
import KataSystem
import KataTesting
import KataTranscript
import KataWorkers
import Testing

@testable import KataGrading

/// How results appear, and that nothing of them is ever lost or replaced.
@Suite struct ResultStoreTests {
    private let folder: TemporaryFolder
    private let store: ResultStore

    init() throws {
        folder = try TemporaryFolder()
        store = ResultStore(folder.path + "/results")
        try store.prepare()
    }

    private func grade(_ points: Int) -> SubmissionGrade {
        let scenario = ScenarioResult(name: "one", maximum: points, verdict: .passed)
        return SubmissionGrade(
            notes: [], isolation: "standard",
            katas: [KataResult(graded: "k", title: "K", module: "m", scenarios: [scenario])])
    }

    @Test func thereIsNoResultAtFirst() throws {
        #expect(try store.grade("key") == nil)
    }

    @Test func theFirstWriterWins() throws {
        #expect(try store.publish(grade(3), "key").points == 3)
        #expect(try store.publish(grade(5), "key").points == 3)
        #expect(try store.grade("key")?.points == 3)
        #expect(Files.names(in: store.folder).sorted() == ["attempts", "key.json"])
    }

    @Test func manyWritersPublishOneResult() async throws {
        let points = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...16 {
                let (store, grade) = (store, grade(number))
                group.addTask { try store.publish(grade, "key").points }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(points.count == 1)
        #expect(Files.names(in: store.folder).sorted() == ["attempts", "key.json"])
    }

    @Test func aResultThatTakesThePlaceOfAnotherKeepsIt() throws {
        _ = try store.publish(grade(3), "key")
        #expect(try store.replace(grade(5), "key").points == 5)
        #expect(try store.replace(grade(7), "key").points == 7)
        #expect(Files.names(in: store.folder).sorted() == ["attempts", "key.json", "superseded"])
        let kept = Files.names(in: store.folder + "/superseded").sorted()
        #expect(kept == ["key.1.json", "key.2.json"])
        let first = try #require(Files.contents("\(store.folder)/superseded/key.1.json"))
        #expect(SubmissionGrade(json: try JSONReader.read(first))?.points == 3)
    }

    /// What a power cut or a full disk leaves of a copied result is no result of fewer points.
    @Test func aTornResultIsNone() throws {
        _ = try store.publish(grade(3), "key")
        let bytes = try #require(Files.contents("\(store.folder)/key.json"))
        // The line break at the end is no part of the JSON.
        for length in 0..<bytes.count - 1 {
            try Files.write(Array(bytes[..<length]), to: "\(store.folder)/key.json")
            #expect(throws: ResultStore.StoreError.self) { try store.grade("key") }
        }
    }

    @Test func aResultOfAnotherNameIsTold() throws {
        _ = try store.publish(grade(3), "key")
        try Files.write(
            try #require(Files.contents("\(store.folder)/key.json")), to: "\(store.folder)/other.json")
        let problem = #expect(throws: ResultStore.StoreError.self) { try store.grade("other") }
        #expect(problem?.sentence.contains("holds the result of the key key…") ?? false)
    }

    @Test func whatIsNoResultIsTold() throws {
        try folder.write("results/key.json", "{\"format\":\"kata.result\",\"version\":99}")
        #expect(throws: ResultStore.StoreError.self) { try store.grade("key") }
    }

    @Test func onlyWhatDeadProcessesOfThisMachineLeftGoes() throws {
        let dead = ".key.json.\(Host.place).2147483646.1"
        let alive = ".key.json.\(Host.place).\(Host.process).1"
        let elsewhere = ".key.json.other.2147483646.1"
        for name in [dead, alive, elsewhere] { try folder.write("results/\(name)") }
        try store.prepare()
        #expect(Files.names(in: store.folder).sorted() == [elsewhere, alive, "attempts"].sorted())
    }

    @Test func aFolderThatCannotBeMadeIsTold() throws {
        try folder.write("file")
        let inFile = ResultStore(folder.path + "/file/results")
        #expect(throws: ResultStore.StoreError.self) { try inFile.prepare() }
    }

    @Test func crashesOfAttemptsAreCounted() throws {
        for number in 1...4 {
            let attempt = try Attempt("key", in: store, at: .standard)
            if number != 3 { _ = try ExclusiveFile.claim(attempt.crashMark) }
        }
        #expect(Attempt.deaths("key", in: store).crashes == 3)
        #expect(Attempt.deaths("other", in: store).crashes == 0)
    }
}
