import ArgumentParser
import KataDiagnostics
import KataFormats
import KataResults
import KataSystem
import KataText

/// The formats of a command's reports.
protocol ReportName: CaseIterable, RawRepresentable<String>, Sendable {
    /// What reports are told beside the results.
    associatedtype Context
    /// What has a result.
    associatedtype Item: Sendable
    /// What is known when all is over.
    associatedtype Ending: Sendable

    /// Returns the report of this format, of what begins now.
    func report(style: TextStyle, _ context: Context) throws -> any Report<Item, Ending>
}

/// A report that was asked for: its format, and the file it goes to.
struct ReportOption<Name: ReportName>: ExpressibleByArgument, Sendable {
    /// The format.
    let name: Name
    /// The file; nil for standard output.
    let file: String?

    /// Reads `F` or `F=FILE`.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Name(rawValue: String(parts[0])) else { return nil }
        let file = parts.count > 1 ? String(parts[1]) : nil
        if file?.isEmpty ?? false { return nil }
        self.name = name
        self.file = file
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// Throws where more than one report would go to standard output, or to one file, however it is spelt.
    static func validatePlaces(_ options: [Self]) throws {
        guard options.count(where: { $0.file == nil }) <= 1 else {
            throw ValidationError(
                "Only one format can go to standard output; write the others as FORMAT=FILE.")
        }
        var places: Set<String> = []
        for option in options {
            guard let file = option.file, let place = option.place, !file.utf8.starts(with: "/dev/".utf8)
            else { continue }
            guard places.insert(place).inserted else {
                throw ValidationError("Two formats cannot go to the same file '\(file.visible)'.")
            }
        }
    }

    /// The file, spelt like others in its folder; nil for standard output.
    var place: String? {
        file.map { Files.realPath(Files.folder(of: $0)) + "/" + Files.name(of: $0) }
    }

    /// Returns the report; only a terminal has colours.
    func report(style: TextStyle, _ context: Name.Context) throws -> any Report<Name.Item, Name.Ending> {
        try name.report(style: file == nil ? style : .plain, context)
    }

    /// Opens the stream that the report is written to; ends the command with a word where that is not possible.
    func open() throws -> Output {
        guard let file else { return .standard }
        guard let output = Output(file: file) else { throw Output.unwritable(report: file) }
        return output
    }
}

/// The reports of a command, each with the stream that it is written to.
struct Reports<Item: Sendable, Ending: Sendable> {
    private var reports: [(report: any Report<Item, Ending>, output: Output)]

    /// Makes one report on standard output.
    init(_ report: any Report<Item, Ending>) { reports = [(report, .standard)] }

    /// Opens the reports; one on standard output where none is asked for.
    init<Name: ReportName>(
        _ options: [ReportOption<Name>], style: TextStyle, _ context: Name.Context, otherwise name: Name
    ) throws where Name.Item == Item, Name.Ending == Ending {
        reports = try options.map { (try $0.report(style: style, context), try $0.open()) }
        if reports.isEmpty { reports = [(try name.report(style: style, context), .standard)] }
    }

    /// Writes an event in all formats.
    mutating func tell(_ event: ResultEvent<Item, Ending>) {
        for index in reports.indices {
            let text = reports[index].report.text(for: event)
            if !text.isEmpty { reports[index].output.write(text) }
        }
    }
}

extension ReportOrigin {
    /// This program, now.
    static var now: ReportOrigin {
        ReportOrigin(version: Kata.configuration.version, start: WallClock.milliseconds)
    }
}

extension Output {
    /// Says that a report cannot be written; returns the exit code of that.
    static func unwritable(report file: String) -> ArgumentParser.ExitCode {
        errors.write("kata: the report '\(file.visible)' cannot be written\n")
        return .validationFailure
    }
}
