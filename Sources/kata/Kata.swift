import ArgumentParser

/// The `kata` command.
@main
struct Kata: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kata",
        abstract: "A dojo for design patterns.",
        discussion: """
            A kata is a YAML script of objects and commands with the log that they should leave. 'kata list' shows those \
            that there are; 'kata start ID' makes a folder to solve one in, 'kata new ID' a kata of your own.

            Exit codes: 0 all passed, 1 a solution did not pass, 2 a file is invalid, 3 a solution could not be judged, \
            4 nothing was selected, 64 the command line is wrong, 70 kata itself failed, 130 interrupted; 'grade' and its kin: 75 \
            try again elsewhere.
            """,
        version: "0.1.0",
        subcommands: [RunCommand.self, ManualCommand.self],
        groupedSubcommands: [practise, write, grade, maintain])

    /// Runs the command; output that is lost is never a success.
    static func main() {
        Output.holdStandardStreams()
        if let command = frequentCommand {
            run(command)
        } else if let unknown = UnknownCommand.first(in: CommandLine.arguments.dropFirst()) {
            exit(withError: ValidationError(unknown.message))
        } else {
            main(nil)
        }
        if Output.hasFailed { exit(withError: lostOutput) }
    }

    private static let lostOutput = ArgumentParser.ExitCode(70)

    /// The command line's command where it is one that is often started, and nothing is wrong with its words.
    ///
    /// Alone it is parsed in a third of the time that the tree of all commands takes, which tells all else: help, mistakes.
    private static var frequentCommand: (any ParsableCommand)? {
        let words = CommandLine.arguments.dropFirst()
        let frequent: [any ParsableCommand.Type] = [RunCommand.self, ListCommand.self]
        return frequent.first { $0.configuration.commandName == words.first }
            .flatMap { try? $0.parse(Array(words.dropFirst())) }
    }

    private static func run(_ command: some ParsableCommand) {
        var command = command
        do { try command.run() } catch { exit(withError: error) }
    }

    /// What a learner uses, in the order of use.
    private static let practise = CommandGroup(
        name: "Practise",
        subcommands: [
            ListCommand.self, ShowCommand.self, StartCommand.self, WatchCommand.self, TryCommand.self,
            HintCommand.self, ProgressCommand.self, NextCommand.self, DiagramCommand.self,
        ])

    /// What the author of a kata uses, in the order of use.
    private static let write = CommandGroup(
        name: "Write",
        subcommands: [
            NewCommand.self, CheckCommand.self, ExplainCommand.self, AcceptCommand.self, MutantsCommand.self,
            VerifyCommand.self, ExploreCommand.self, MutateCommand.self, SchemaCommand.self,
        ])

    /// What a teacher uses, in the order of use.
    private static let grade = CommandGroup(
        name: "Grade",
        subcommands: [
            GradeCommand.self, ManifestCommand.self, EmitCommand.self, MissingCommand.self, MergeCommand.self,
        ])

    /// What shows and keeps the installation in order.
    private static let maintain = CommandGroup(
        name: "Maintain",
        subcommands: [PluginCommand.self, DoctorCommand.self])
}
