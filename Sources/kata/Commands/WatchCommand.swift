import ArgumentParser
import KataDiagnostics
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataServing
import KataSystem
import KataText

/// `kata watch`.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Judges a workspace again on each save.",
        discussion: """
            The first difference is shown with the command that wrote it, until the next verdict is there. Keys: h the next \
            hint, s the story, or the reference solution of what is solved, tab another scenario that failed, arrows and space scroll, n what to \
            try next, l the list of katas, r run again, q quit. Without a terminal, verdicts are written one below the other.

            With '--page' the page of the run, which 'kata run --format html=FILE' writes, is served too, and renewed after each \
            save: to this machine alone, at a port that the system chooses, under an address that is told at the start.
            """)

    @Argument(help: ArgumentHelp("A folder that 'kata start' made, or one below.", valueName: "dir"))
    var folder: String = "."

    @Flag(help: "Serve the page of the run on 127.0.0.1, renewed after each save.")
    var page = false

    @Option(
        help: ArgumentHelp("Take the sources for this language; the workspace's otherwise.", valueName: "id"))
    var language: String?

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if !Files.isFolder(folder) { throw ValidationError("'\(folder)' is no folder.") }
    }

    func run() throws {
        let environment = shared.environment
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        let isScreen = Terminal.isThere
        let style = shared.style()
        let view: any WatchView =
            isScreen ? ScreenView(style: style, locale: environment.locale) : LineView(style: style)
        let page = try page ? servedPage() : nil
        defer { page?.stop() }
        if !isScreen, let page {
            Output.complain { $0.pageIsAt(page.address) }
        }
        var folder = folder
        while true {
            guard let workspace = try lookup.find(from: folder) else {
                throw lookup.complainOfNone("kata watch DIR")
            }
            let kata = try lookup.kata(in: workspace.kata(environment))
            let practice = Practice(kata, in: workspace, language: language, environment: environment)
            guard let watcher = try watcher(practice, view, page, readsKeys: isScreen) else {
                Output.errors.write("kata: no pipe can be made\n")
                return try KataResults.ExitCode.internalError.throwUnlessSuccess()
            }
            switch watcher.run() {
            case .leaving(let code): return try code.throwUnlessSuccess()
            case .goingOn(let next): folder = next
            }
        }
    }

    private func servedPage() throws -> ServedPage {
        do throws(SocketError) {
            return try ServedPage()
        } catch {
            Output.complain { $0.noPage(error.reason) }
            throw KataResults.ExitCode.internalError.thrown
        }
    }

    private func watcher(
        _ practice: Practice, _ view: any WatchView, _ page: ServedPage?, readsKeys: Bool
    ) throws -> Watcher? {
        do throws(CacheError) {
            return try Watcher(practice, view: view, page: page, readsKeys: readsKeys)
        } catch {
            Output.complain { error.sentence(in: $0.say) }
            throw KataResults.ExitCode.internalError.thrown
        }
    }
}
