import ArgumentParser
import KataGrading
import KataJudging

/// What is graded, and by what: the options that `grade` and `manifest` share.
struct GradeOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Folders of sources; with --each folders of such folders.", valueName: "submission"))
    var submissions: [String] = []

    @Option(
        help: ArgumentHelp(
            "Grade by these katas: a file, a folder or an id; may be repeated.", valueName: "path"))
    var katas: [String] = []

    @Option(
        help: ArgumentHelp(
            "Add the scenarios of this file or folder, and show of them name, points and verdict alone.",
            valueName: "path"))
    var hidden: [String] = []

    @Flag(help: "Take each folder in the given ones as a submission.")
    var each = false

    @Option(
        help: ArgumentHelp(
            "The language of the submissions, where it is not the modules' own.", valueName: "id"))
    var language: String?

    @Flag(help: "Give a scenario with rows the part of its points that its rows pass, and run all rows.")
    var partial = false

    @Option(
        help: ArgumentHelp(
            "Hold what passes a kata against its reference on this many sequences of commands that no scenario has.",
            valueName: "n"))
    var explore: Int?

    @Option(
        name: .customLong("isolation"),
        help: ArgumentHelp(
            "Grade nothing that is less isolated ('standard' where it is absent); code 75 says that this machine cannot.",
            valueName: KataEnvironment.isolationNames.joined(separator: "|")))
    var demandedIsolation: String?

    /// The level of isolation that is demanded.
    var isolation: String { demandedIsolation ?? "standard" }

    func validate() throws {
        try IsolationOption.validate(isolation)
        let range = GradeSettings.exploredSequencesRange
        if let explore, !range.contains(explore) {
            throw ValidationError(
                "'--explore \(explore)' must be from \(range.lowerBound) to \(range.upperBound) sequences.")
        }
    }
}
