import KataText

/// What is about to be built.
public enum BuildNotice: Sendable, Equatable {
    /// A module, by its id.
    case module(String)
    /// What every build of a language uses; `since` is the file outside of the cache whose change made it stale.
    case runtime(String, since: String?)

    /// What it is, for people.
    public var words: String {
        switch self {
        case .module(let id): id.visible
        case .runtime(let title, nil): "the \(title.visible) runtime"
        case .runtime(let title, let file?):
            "the \(title.visible) runtime again, since '\(file.visible)' changed"
        }
    }

    /// Tells whether it takes seconds, which people want to know even where no terminal shows progress.
    public var takesSeconds: Bool {
        if case .runtime = self { true } else { false }
    }
}
