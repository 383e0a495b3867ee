import ArgumentParser
import KataFormats
import KataResults
import KataServing
import KataSystem
import KataText

/// The page of a run, served while `kata watch --page` lasts.
struct ServedPage {
    private let server: PageServer
    private let language = ReaderLanguage(locale: ProcessEnvironment.locale)

    /// Begins to serve a page that says that a verdict is being made.
    init() throws(SocketError) {
        server = try PageServer()
        server.show(text(of: [], RunSummary()))
    }

    /// Where it is.
    var address: String { server.address }

    /// Says that another verdict is being made.
    func announce() { server.announce() }

    /// Shows a result that took so many nanoseconds.
    func show(_ result: KataResult, duration: Int) {
        var summary = RunSummary()
        summary.add(result)
        summary.duration = duration
        server.show(text(of: [result], summary))
    }

    /// Tells those who look that nothing more comes.
    func stop() { server.stop() }

    private func text(of results: [KataResult], _ summary: RunSummary) -> String {
        let origin = ReportOrigin(version: Kata.configuration.version, start: WallClock.milliseconds)
        var report = HTMLReport(origin: origin, language: language, isServed: true)
        var text = report.begin(count: results.count)
        for result in results { text += report.add(result) }
        return text + report.end(summary)
    }
}
