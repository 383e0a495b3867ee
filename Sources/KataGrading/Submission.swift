/// A folder that was handed in.
public struct Submission: Sendable {
    /// The name in reports, unique in a grading.
    public let name: String
    /// The folder.
    public let path: String
    /// Tells whether the folder may be a link: the grader named it, not the submission.
    public let followsLink: Bool
    /// The key of its result when the work was frozen in a manifest; nil without one.
    public let frozenKey: String?
    /// Why it cannot be graded as it lies there, for people; nil where it can be.
    public let obstacle: String?

    /// Makes a submission.
    public init(
        name: String, path: String, followsLink: Bool, frozenKey: String? = nil, obstacle: String? = nil
    ) {
        self.name = name
        self.path = path
        self.followsLink = followsLink
        self.frozenKey = frozenKey
        self.obstacle = obstacle
    }

    /// Returns the submission by another name.
    func named(_ name: String) -> Submission {
        Submission(
            name: name, path: path, followsLink: followsLink, frozenKey: frozenKey, obstacle: obstacle)
    }
}
