/// Why a submission is tried no more, and gets a result that says so.
enum GivingUp {
    /// kata crashed over it too often.
    case crashes
    /// kata was killed too often while it ran, where a submission can do that.
    case kills
    /// Its program was removed or changed while nothing else was graded, where a submission can do that.
    case damage

    /// Returns why a submission with such attempts is given up; nil where it is to be graded.
    init?(_ deaths: Attempt.Deaths) {
        if deaths.crashes >= Attempt.maximumCrashes {
            self = .crashes
        } else if deaths.unconfined >= Attempt.maximumKills {
            self = .kills
        } else {
            return nil
        }
    }

    /// What happened, for people.
    var sentence: String {
        switch self {
        case .crashes:
            "kata died \(Attempt.maximumCrashes) times while it graded this; that is a fault of kata"
        case .kills:
            "kata was killed \(Attempt.maximumKills) times while it graded this; at 'basic' a submission can do that"
        case .damage:
            "the program that was built of it was removed or changed while it ran, and again with nothing beside it; "
                + "at 'basic' a submission can do that"
        }
    }
}
