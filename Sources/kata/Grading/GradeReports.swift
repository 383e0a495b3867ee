import KataDiagnostics
import KataFormats
import KataResults
import KataSystem
import KataText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reports of a grading, each with the stream or the files that it is written to.
///
/// A report replaces what stands at its place, a link too: the folder may be a submission's.
final class GradeReports {
    /// Where a report goes.
    private enum Destination {
        /// A stream that is written as results come.
        case stream(any Report<GradedSubmission, GradeSummary>, Output)
        /// A file that appears whole when its only submission is over.
        case file(any Report<GradedSubmission, GradeSummary>, String)
        /// A file for each submission, whole when that is over; the format is made anew for each.
        case files(any Report<GradedSubmission, GradeSummary>, String)
    }

    private var destinations: [Destination] = []
    private var fileNames: SubmissionFileNames
    /// Tells whether no report has room for why a submission has no result.
    private let isWithoutReasons: Bool
    /// How many submissions had no result so far.
    private var obstacles = 0
    /// Of how many submissions standard error says why they have no result.
    private static let toldObstacles = 10
    /// Tells whether a report could not be written.
    private(set) var hasFailed = false

    /// Opens the reports; text on standard output where none is asked for.
    init(
        _ options: [ReportOption<GradeReportName>], style: TextStyle, _ context: GradeReportName.Context
    ) throws {
        fileNames = SubmissionFileNames(reserved: options.namesOfOtherReports)
        isWithoutReasons = !options.isEmpty && options.allSatisfy { $0.name == .csv }
        let formats = try options.map { try $0.report(style: style, context) }
        for (option, format) in zip(options, formats) {
            destinations.append(try GradeReports.destination(option, format))
        }
        addStepSummary(options)
        if destinations.isEmpty { destinations.append(.stream(GradeText(style: style), .standard)) }
    }

    /// A workflow of GitHub shows a page for each step: the overview is added to it.
    private func addStepSummary(_ options: [ReportOption<GradeReportName>]) {
        guard options.contains(where: { $0.name == .github }),
            let file = ProcessEnvironment.variable("GITHUB_STEP_SUMMARY"),
            !options.contains(where: { $0.file == file }),
            let output = Output(appendingTo: file)
        else { return }
        destinations.append(.stream(GradeMarkdown(), output))
    }

    /// Writes an event in all formats.
    func tell(_ event: GradeEvent) {
        var fileName: String?
        if case .finished(let submission) = event { fileName = fileNames.name(for: submission.name) }
        for index in destinations.indices { tell(event, index, fileName) }
        if isWithoutReasons { tellReason(event) }
    }

    /// Says on standard error why submissions have no result, of the first ones.
    private func tellReason(_ event: GradeEvent) {
        switch event {
        case .finished(let submission) where submission.grade == nil && !submission.isAbsent:
            obstacles += 1
            guard obstacles <= Self.toldObstacles else { return }
            let words = (submission.obstacle ?? "nothing was published").visible
            Output.errors.write("kata: '\(submission.name.visible)' has no result: \(words)\n")
        case .ended where obstacles > Self.toldObstacles:
            Output.errors.write("kata: \(obstacles - Self.toldObstacles) more have no result\n")
        default: break
        }
    }

    private static func destination(
        _ option: ReportOption<GradeReportName>, _ format: any Report<GradedSubmission, GradeSummary>
    ) throws
        -> Destination
    {
        guard let file = option.file else { return .stream(format, .standard) }
        if option.isPerSubmission { return .files(format, file) }
        if !isDevice(file) {
            // Remove what is there first: it may be a symlink, a pipe, or an old result.
            unlink(file)
            if option.name.isForOneSubmission { return .file(format, file) }
        }
        // Standard output by another name may be a file with something in it.
        guard let output = isDevice(file) ? Output(appendingTo: file) : Output(file: file) else {
            throw Output.unwritable(report: file)
        }
        return .stream(format, output)
    }

    private static func isDevice(_ path: String) -> Bool {
        path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    }

    private func tell(_ event: GradeEvent, _ index: Int, _ fileName: String?) {
        switch destinations[index] {
        case .stream(var format, let output):
            let text = format.text(for: event)
            destinations[index] = .stream(format, output)
            if !text.isEmpty { output.write(text) }
        case .file(var format, let file):
            let text = format.text(for: event)
            destinations[index] = .file(format, file)
            if !text.isEmpty { write(text, to: file) }
        case .files(var format, let pattern):
            guard case .finished(let submission) = event, let fileName else { return }
            var summary = GradeSummary()
            summary.add(submission)
            let events: [GradeEvent] =
                submission.isAbsent ? [] : [.started(count: 1), event, .ended(summary)]
            let text = events.map { format.text(for: $0) }.joined()
            let file = pattern.split(
                separator: ReportOption<GradeReportName>.placeholder, omittingEmptySubsequences: false)
            write(text, to: file.joined(separator: fileName))
        }
    }

    private func write(_ text: String, to file: String) {
        // Where there is nothing to write, a file from an earlier run must not be taken for this one's.
        if text.isEmpty {
            unlink(file)
            return
        }
        do {
            try Files.makeFolder(Files.folder(of: file))
            try Files.write(Array(text.utf8), to: file)
        } catch {
            hasFailed = true
            Output.errors.write("kata: the report '\(file.visible)' cannot be written\n")
        }
    }
}
