import ArgumentParser
import KataAuthoring
import KataResults

/// `kata manual`, which `make install` calls.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Prints the manual page, for man.",
        shouldDisplay: false)

    func run() throws {
        var help = ""
        do {
            _ = try Kata.parseAsRoot(["--experimental-dump-help"])
        } catch {
            help = Kata.fullMessage(for: error)
        }
        let configuration = Kata.configuration
        let groups =
            [ManualPage.Group("", configuration.ungroupedSubcommands.map(Self.name))]
            + configuration.groupedSubcommands.map {
                ManualPage.Group($0.name, $0.subcommands.map(Self.name))
            }
        let page = try ManualPage(help: help, groups: groups, version: configuration.version)
        Output.standard.write(page.text)
    }

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? ""
    }
}
