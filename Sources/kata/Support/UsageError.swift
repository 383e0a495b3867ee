import ArgumentParser

extension Kata {
    /// Says what is wrong with a command line with the command's own usage; returns the exit code.
    ///
    /// An error that a command throws while it runs is told with the usage of `kata` by the parser.
    static func usageError(_ sentence: String, of command: any ParsableCommand.Type)
        -> ArgumentParser.ExitCode
    {
        let name = "kata \(command.configuration.commandName ?? "")"
        Output.errors.write(
            "Error: \(sentence)\nUsage: \(usageString(for: command))\n  See '\(name) --help' for more information.\n"
        )
        return .validationFailure
    }
}
