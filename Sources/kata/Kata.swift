import ArgumentParser

/// The `kata` command.
@main
struct Kata: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kata",
        abstract: "A dojo for design patterns: runs katas against modules and shows where their logs part.",
        discussion: """
            A kata is a YAML script of objects and commands with the log that they should leave. Exit codes: 0 all passed, \
            1 a solution did not pass, 2 a file is invalid, 3 a solution could not be judged, 4 nothing was selected, \
            64 the command line is wrong, 70 kata itself failed, 130 interrupted.
            """,
        version: "0.1.0",
        subcommands: [
            RunCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self, VerifyCommand.self,
            AcceptCommand.self, NewCommand.self, SchemaCommand.self, ExplainCommand.self, PluginCommand.self,
            StartCommand.self, HintCommand.self,
            ProgressCommand.self,
            NextCommand.self, WatchCommand.self, DoctorCommand.self,
        ])
}
