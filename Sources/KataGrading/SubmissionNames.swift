/// Gives submissions names that no two of them share.
enum SubmissionNames {
    /// Returns the submissions with unique names: folders of one name are told apart by path, what looks alike by number.
    static func madeUnique(_ submissions: [Submission]) -> [Submission] {
        let sameNames = Dictionary(grouping: submissions, by: { Array($0.name.utf8) })
        let named = submissions.map { submission in
            let others = sameNames[Array(submission.name.utf8)] ?? []
            return others.count > 1 ? submission.named(submission.path) : submission
        }
        // As strings, names are equal whichever way Unicode composes their characters.
        var taken = Set(named.map(\.name))
        var seen: Set<String> = []
        return named.map { submission in
            if seen.insert(submission.name).inserted { return submission }
            var number = 2
            while !taken.insert("\(submission.name) (\(number))").inserted { number += 1 }
            return submission.named("\(submission.name) (\(number))")
        }
    }
}
