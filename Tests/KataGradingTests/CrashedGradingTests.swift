import Foundation
import KataResults
import KataSystem
import KataTesting
import Testing

@testable import KataGrading

/// A kata that traps over a submission, again and again, while others are to be graded.
@Suite struct CrashedGradingTests {
    /// Grades `bad` before `good`; a trap of kata's own ends the process while it grades `bad`.
    ///
    /// kata builds its runtime anew in that moment, because the cache was emptied, and says so to what traps.
    private static func grade(in folder: String) throws -> [String] {
        let attempts = folder + "/results/attempts"
        let badKey = String(decoding: Files.contents(folder + "/key") ?? [], as: UTF8.self)
        let plan = try ToyGrading.plan(in: folder) { _ in
            let names = Set(Files.names(in: attempts))
            let started = names.filter { $0.hasPrefix(badKey) && $0.hasSuffix(".json") }
            let crashed = names.filter { $0.hasPrefix(badKey) && $0.hasSuffix(".crashed") }
            if started.count > crashed.count { fatalError("kata is wrong") }
        }
        let submissions = ToyGrading.submissions(["bad", "good"], in: folder)
        return try ToyGrading.grade(submissions, by: plan, in: folder) { _ in
            Files.remove(folder + "/cache/runtimes")
        }.lines
    }

    @Test func trapsGiveASubmissionUpAndOthersAreGraded() async throws {
        let folder = try TemporaryFolder()
        try ToyGrading.write(in: folder)
        for name in ["bad", "good"] { try folder.write("subs/\(name)/a.t", name) }
        let plan = try ToyGrading.plan(in: folder.path)
        let keys = try ToyGrading.submissions(["bad", "good"], in: folder.path).map {
            ResultKey(plan, version: "1").text(of: try plan.intake($0))
        }
        try folder.write("key", keys[0])
        let store = ResultStore(folder.path + "/results")
        for count in 1...Attempt.maximumCrashes {
            await #expect(processExitsWith: .failure) { [path = folder.path as String] in
                _ = try Self.grade(in: path)
            }
            #expect(Attempt.deaths(keys[0], in: store).crashes == count)
            // From the second time on the submission that crashed kata has to wait for the others.
            #expect(try (store.grade(keys[1]) != nil) == (count > 1))
            #expect(try store.grade(keys[0]) == nil)
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let lines = try Self.grade(in: path)
            precondition(lines == ["bad: error", "good: build"], "\(lines)")
        }
        #expect(Attempt.deaths(keys[0], in: store).crashes == Attempt.maximumCrashes)
    }

    @Test func anInterruptionIsNoCrash() async throws {
        let folder = try TemporaryFolder()
        try ToyGrading.write(in: folder, build: "sleep 600")
        try folder.write("subs/slow/a.t", "slow")
        // All that kata started ends with an interruption, so it takes a process of its own.
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let attempts = path + "/results/attempts"
            let store = ResultStore(path + "/results")
            try store.prepare()
            let run = GradeRun(
                ToyGrading.submissions(["slow"], in: path), plan: try ToyGrading.plan(in: path), store: store,
                version: "1", options: GradeRun.Options(), advanced: { _ in }, tell: { _ in })
            Thread.detachNewThread { _ = run.run() }
            while Files.names(in: path + "/work").isEmpty { usleep(1000) }
            precondition(run.interrupt().isInterrupted)
            let file = Files.names(in: attempts).first.map { "\(attempts)/\($0)" } ?? ""
            let text = String(decoding: Files.contents(file) ?? [], as: UTF8.self)
            precondition(text.contains("\"obstacle\"") && !text.contains("\"kills\""), text)
        }
    }
}
