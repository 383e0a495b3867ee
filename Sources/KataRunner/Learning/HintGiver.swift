public import KataScript

/// Gives a kata's hints one at a time, and remembers how many somebody had.
public struct HintGiver: Sendable {
    private let file: ProgressFile?
    private let locale: String

    /// Makes a giver that counts in a file; without one it always begins anew.
    public init(_ environment: KataEnvironment) {
        file = environment.progressFile.map(ProgressFile.init)
        locale = environment.locale
    }

    /// Returns what to tell who asks for a hint of a kata, and counts it.
    public func next(of kata: Kata) -> HintText {
        var count = 0
        // Where nothing can be written, the first hint is better than none.
        try? file?.update { progress in
            count = progress.hintCount(of: kata.id)
            if count < kata.hints.count { progress.noteHint(of: kata.id) }
        }
        return HintText(hints: kata.hints.map { $0.text(for: locale) }, given: count, locale: locale)
    }
}
