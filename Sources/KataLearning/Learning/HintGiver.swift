public import KataJudging
public import KataResults
public import KataScript
import Synchronization

/// Gives a kata's hints one at a time, and remembers which ones the learner had.
public final class HintGiver: Sendable {
    private let file: ProgressFile?
    private let locale: String
    /// What was given where no file can keep it.
    private let memory = Mutex(Progress())

    /// Makes a giver that remembers in a file; without one, as long as it lives.
    public init(_ environment: KataEnvironment) {
        file = environment.progressFile.map(ProgressFile.init)
        locale = environment.locale
    }

    /// Returns what to tell who asks for a hint of a kata, and notes that it was given.
    ///
    /// - Parameter verdict: The last verdict; where no scenario failed in it, what the progress says counts.
    public func next(of kata: Kata, after verdict: KataResult? = nil) -> HintText {
        let failing = verdict?.failingScenario
        guard let file else {
            return HintText(remembered(kata, failing, known: Progress()), of: kata, locale: locale)
        }
        do throws(ProgressError) {
            var queue: HintQueue?
            try file.update { queue = HintGiver.take(&$0, kata, failing) }
            return HintText(queue ?? remembered(kata, failing, known: Progress()), of: kata, locale: locale)
        } catch {
            // A hint that no file counts is better than none.
            let queue = remembered(kata, failing, known: (try? file.read()) ?? Progress())
            return HintText(queue, of: kata, locale: locale, fault: error)
        }
    }

    private func remembered(_ kata: Kata, _ failing: String?, known: Progress) -> HintQueue {
        memory.withLock { memory in
            if memory == Progress() { memory = known }
            return HintGiver.take(&memory, kata, failing)
        }
    }

    /// Returns the hints that help now, and notes that the next of them is given.
    private static func take(_ progress: inout Progress, _ kata: Kata, _ failing: String?) -> HintQueue {
        let queue = HintQueue(
            of: kata, failing: failing ?? progress.failingScenario(of: kata.id),
            given: progress.givenHints(of: kata))
        if let next = queue.next { progress.noteHint(next, of: kata) }
        return queue
    }
}
