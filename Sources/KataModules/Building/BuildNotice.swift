public import KataText

/// What is about to be built.
public enum BuildNotice: Sendable, Equatable {
    /// A module, by its id.
    case module(String)
    /// What every build of a language uses; `since` is the file outside of the cache whose change made it stale.
    case runtime(String, since: String?)

    /// Says for people that it is being built.
    public func sentence(in language: Phrases) -> String { language.building(words(in: language.say)) }

    /// Says for people what it is.
    func words(in say: ReaderLanguage) -> String {
        switch self {
        case .module(let id): id.visible
        case .runtime(let title, nil): say("the \(title.visible) runtime", "\(title.visible) 运行库")
        case .runtime(let title, let file?):
            say(
                "the \(title.visible) runtime again, since '\(file.visible)' changed",
                "\(title.visible) 运行库（“\(file.visible)”变了，需要重建）")
        }
    }

    /// Tells whether it takes seconds, which people want to know even where no terminal shows progress.
    public var takesSeconds: Bool {
        if case .runtime = self { true } else { false }
    }
}
